import { useRef, useState } from "preact/hooks";
import { Dialog } from "../components/dialog.jsx";
import { t } from "../i18n.js";
import { forget, keeping, unreadable } from "./history.js";
import { bring, save } from "./transfer.js";

/** @import { Told as ToldOfFile } from "./transfer.js" */

/** @typedef {ToldOfFile | {code: "forgotten", params: Record<string, number>}} Told */

/**
 * The player's own hands: where they are kept, and how they are taken along, brought or forgotten.
 *
 * @param {{count: number}} props
 */
export function OwnData({ count }) {
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));

  /** @param {HTMLInputElement} input */
  async function choose(input) {
    const [file] = input.files ?? [];
    if (!file) return;
    setTold(await bring(file));
    input.value = "";
  }

  async function forgetAll() {
    await forget();
    setTold({ code: "forgotten", params: {} });
  }

  return (
    <section class="sheet">
      <h2>{t("data.title")}</h2>
      <p class={keeping.value === "yes" ? "help-text" : "fault"} data-keeping={keeping.value}>
        {t(`data.keeping.${keeping.value}`)}
      </p>
      {unreadable.value > 0 && (
        <p class="help-text" data-unreadable={unreadable.value}>
          {t("data.unreadable", { count: unreadable.value })}
        </p>
      )}
      <div class="data-actions">
        {count > 0 && (
          <button type="button" class="button" onClick={save}>
            {t("data.save")}
          </button>
        )}
        <label class="button file">
          {t("data.bring")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => choose(event.currentTarget)}
          />
        </label>
        {count > 0 && (
          <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
            {t("data.forget")}
          </button>
        )}
      </div>
      <div role="status" class="outcome" data-outcome={told?.code}>
        {told && <Outcome told={told} />}
      </div>
      <ForgetDialog box={dialog} count={count} onForget={forgetAll} />
    </section>
  );
}

/**
 * What came of it.
 *
 * @param {{told: Told}} props
 */
function Outcome({ told: { code, params } }) {
  const { taken, known, refused } = params;
  if (code === "forgotten") return <p>{t("data.forgotten")}</p>;
  if (code !== "taken") {
    return <p class="fault">{t(`data.fault.${code}`, params)}</p>;
  }
  return (
    <p>
      {t("data.taken", { count: taken })} {known ? t("data.known", { count: known }) : null}{" "}
      {refused ? t("data.refused", { count: refused }) : null}
    </p>
  );
}

/**
 * Asks before everything is forgotten.
 *
 * @param {object} props
 * @param {import("preact").RefObject<HTMLDialogElement | null>} props.box
 * @param {number} props.count
 * @param {() => void} props.onForget
 */
function ForgetDialog({ box, count, onForget }) {
  const close = () => box.current?.close();
  return (
    <Dialog box={box} title={t("data.forget.title", { count })}>
      <p>{t("data.forget.text")}</p>
      <div class="data-actions">
        <button type="button" class="button" onClick={close}>
          {t("data.forget.no")}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            close();
            onForget();
          }}
        >
          {t("data.forget.yes")}
        </button>
      </div>
    </Dialog>
  );
}
