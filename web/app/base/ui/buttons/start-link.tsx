import { t } from "../../words/i18n.ts";

/**
 * The link that turns the cards face up, with a description. While its target is unknown, the same
 * element is a button without effect, so that it keeps the focus.
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
