import { announcements } from "../../words/say.ts";

/**
 * The live regions of the page. They exist from the first paint and are never hidden, because
 * screen readers do not announce a region that is inserted together with its words. The page has no
 * other live region.
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
