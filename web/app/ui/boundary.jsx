import { Component } from "preact";
import { t } from "../core/i18n.js";

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
  return (
    <p class="sheet fault" role="alert" data-broken>
      {t("broken.section")}
    </p>
  );
}
