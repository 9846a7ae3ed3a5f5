import { useRef } from "preact/hooks";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { t } from "../../base/words/i18n.ts";
import { installOffer } from "./app-install.ts";
import { appleHome } from "./apple-home.ts";

/** Installs the page as an app, or shows how; empty if it is installed or cannot be. */
export function InstallButton() {
  const home = appleHome();
  const offer = installOffer.value;
  if (home) return <AddToHome home={home} />;
  if (!offer) return null;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        installOffer.value = null; // an offer can be used once
        offer.prompt();
      }}
    >
      {t("backup.install")}
    </button>
  );
}

/** How to add the page as an app in Apple's browsers, in steps with pictures. */
export function AddToHome({ home }: { home: "home" | "dock" }) {
  const box = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => box.current?.showModal()}>
        {t(`backup.${home}`)}
      </button>
      <Dialog box={box} title={t(`backup.${home}`)}>
        <ol class="backup-steps">
          <li>
            <Icon name="share" />
            {t(`backup.${home}.share`)}
          </li>
          <li>
            <Icon name="add" />
            {t(`backup.${home}.add`)}
          </li>
        </ol>
        <p>{t("backup.home.file")}</p>
      </Dialog>
    </>
  );
}
