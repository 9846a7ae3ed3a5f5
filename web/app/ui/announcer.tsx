import { announcements } from "../core/say.ts";

/**
 * The live regions of the page. They stand from the first paint and are never hidden, as a reader does
 * not announce a region that comes together with its words; nothing else on the page is a live region.
 */
export function Announcer() {
  return (
    <>
      <div class="unseen" aria-live="polite">
        <Words urgent={false} />
      </div>
      <div class="unseen" aria-live="assertive">
        <Words urgent />
      </div>
    </>
  );
}

function Words({ urgent }: { urgent: boolean }) {
  const shown = announcements.value.filter((each) => each.urgent === urgent);
  return shown.map((each) => <p key={each.serial}>{each.words}</p>);
}
