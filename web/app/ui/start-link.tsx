import { t } from "../core/i18n.ts";

/**
 * The link that turns the cards up, and what it does. Until it is known where it leads, the same element
 * is a button that does nothing, so that it keeps the focus.
 */
export function StartLink({
  link,
  label,
  begun,
}: {
  link: string | null;
  label: string;
  begun: boolean;
}) {
  const where = link
    ? { href: link }
    : ({ role: "button", tabIndex: 0, "aria-disabled": true } as const);
  return (
    <>
      <a
        class="button primary start-button"
        aria-describedby={begun ? undefined : "start-about"}
        {...where}
      >
        {label}
      </a>
      {!begun && (
        <p id="start-about" class="help-text">
          {t("play.clock")}
        </p>
      )}
    </>
  );
}
