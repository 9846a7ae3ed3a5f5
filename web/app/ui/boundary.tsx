import { Component, type ComponentChildren, type VNode } from "preact";
import { t } from "../core/i18n.ts";
import { useSaid } from "./use-said.ts";

/** Shows `instead` where a part cannot be drawn; the other parts stay. */
export class Boundary extends Component<{ children: ComponentChildren; instead: VNode }> {
  state = { broken: false };

  componentDidCatch(error: unknown) {
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
