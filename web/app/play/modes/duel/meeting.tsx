import { useRef } from "preact/hooks";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { Scanner } from "../../../base/ui/scanner/scanner.tsx";
import { Fold } from "../../../base/ui/sections/fold.tsx";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { hasCode } from "../../link/code-text.ts";
import { MatchCode } from "../../seats/match-code.tsx";
import { BackHand } from "./back-hand.tsx";
import type { Duel } from "./duel.ts";

/** How two pages meet: each shows a code and reads the code of the other. */
export function Meeting({ duel }: { duel: Duel }) {
  const { stage } = duel;
  return (
    <div class="page start duel">
      {stage.value === "scanning" ? (
        <Scan duel={duel} />
      ) : stage.value === "code" ? (
        <OwnCode duel={duel} />
      ) : (
        <Wait duel={duel} />
      )}
      <EngineNotice />
    </div>
  );
}

/** While the own code is made, or a link is tried. */
function Wait({ duel: { isGuest, stage } }: { duel: Duel }) {
  const isMaking = stage.value === "making";
  const words = t(isMaking ? "duel.making" : "duel.found");
  useSaid(words);
  return (
    <>
      <h1 tabIndex={-1}>{words}</h1>
      <BackHand />
      {isMaking && !isGuest.value && <p>{t("duel.camera")}</p>}
    </>
  );
}

/** The own code, large, and the ways to read the other's. */
function OwnCode({ duel }: { duel: Duel }) {
  const { address, codeFault, isGuest, leave, waits, take, scan } = duel;
  const words = t(isGuest.value ? "duel.show.guest" : "duel.show.host");
  const fault = codeFault.value ? t(`duel.code.${codeFault.value}`) : "";
  useSaid(words);
  useSaid(fault, { urgent: true, about: codeFault.value });
  return (
    <>
      <h1 tabIndex={-1}>{words}</h1>
      <MatchCode text={address.value} label={t("duel.code")} />
      {fault && <p class="fault">{fault}</p>}
      {waits.value && <p class="help-text">{t("duel.wait")}</p>}
      {!isGuest.value && (
        <button type="button" class="button primary start-button" onClick={scan}>
          {t("duel.scan")}
        </button>
      )}
      {waits.value && (
        <button type="button" class="button primary start-button" onClick={() => take()}>
          {t("duel.connect")}
        </button>
      )}
      <ShareButton text={address.value} label={t("duel.send")} />
      <Paste onTake={take} />
      <button type="button" class="button" onClick={leave}>
        {t("duel.leave")}
      </button>
    </>
  );
}

/** A field for a code that came by a chat. */
function Paste({ onTake }: { onTake: (text: string) => void }) {
  const box = useRef<HTMLTextAreaElement | null>(null);
  return (
    <Fold title={t("duel.paste")} open={false}>
      {() => (
        <form
          class="transfer-text"
          onSubmit={(event) => {
            event.preventDefault();
            onTake(box.current?.value ?? "");
          }}
        >
          <textarea
            ref={box}
            class="box"
            rows={2}
            aria-label={t("duel.paste")}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            dir="ltr"
          />
          <button type="submit" class="button">
            {t("duel.connect")}
          </button>
        </form>
      )}
    </Fold>
  );
}

function Scan({ duel }: { duel: Duel }) {
  useSaid(t("duel.scan"));
  return (
    <>
      <h1 tabIndex={-1}>{t("duel.scan")}</h1>
      <Scanner isWanted={hasCode} onText={duel.take} />
      <button type="button" class="button start-button" onClick={duel.stopScan}>
        {t("scan.stop")}
      </button>
    </>
  );
}
