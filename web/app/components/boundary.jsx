import { Component } from "preact";
import { t } from "../i18n.js";
import { APART } from "../memory/history.js";
import { save } from "../memory/transfer.js";
import { reloadFresh } from "../reload.js";
import { saveForTab } from "../storage.js";
import { Slip } from "./slip.jsx";

/** @import { ComponentChildren, VNode } from "preact" */

/**
 * Shows something instead of a part that cannot be drawn, and leaves the others as they are.
 *
 * @extends {Component<{children: ComponentChildren, instead: VNode}>}
 */
export class Boundary extends Component {
  state = { broken: false };

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ broken: true });
  }

  render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

/** Instead of a section. */
export function BrokenSection() {
  return (
    <p class="sheet fault" role="alert" data-broken>
      {t("broken.section")}
    </p>
  );
}

/** Instead of a page: the ways out keep what the player has played. */
export function BrokenPage() {
  return (
    <div class="page" role="alert" data-broken>
      <h1 tabIndex={-1} class="broken-title">
        {t("broken.page")}
      </h1>
      <Slip kind="wrong">
        <p>{t("broken.kept")}</p>
        <button type="button" class="button primary" onClick={reloadFresh}>
          {t("start.reload")}
        </button>
        <button type="button" class="button" onClick={save}>
          {t("data.save")}
        </button>
        <button type="button" class="button" onClick={() => playApart(true)}>
          {t("broken.apart")}
        </button>
      </Slip>
    </div>
  );
}

/**
 * Loads the page anew, without the hands that are kept or with them.
 *
 * @param {boolean} without
 */
export function playApart(without) {
  saveForTab(APART, without);
  location.reload();
}
