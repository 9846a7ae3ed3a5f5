import { Component } from "preact";
import { t } from "../core/i18n.js";
import { useSaid } from "./use-said.js";

/** @import { ComponentChildren, VNode } from "preact" */

/**
 * Shows `instead` where a part cannot be drawn; the other parts stay.
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

/** Shown instead of a section that cannot be drawn. */
export function BrokenSection() {
  useSaid(t("broken.section"));
  return (
    <p class="sheet fault" data-broken>
      {t("broken.section")}
    </p>
  );
}
