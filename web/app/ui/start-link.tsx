import { t } from "../core/i18n.js";

/**
 * The link that turns the cards up, and what it does. Until it is known where it leads, the same element
 * is a button that does nothing, so that it keeps the focus.
 *
 * @param {{link: string | null, label: string, begun: boolean}} props
 */
export function StartLink({ link, label, begun }) {
  const where = link
    ? { href: link }
    : /** @type {const} */ ({ role: "button", tabIndex: 0, "aria-disabled": true });
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
