import { Component, type ComponentChildren, type VNode } from "preact";
import { t } from "../../words/i18n.ts";
import { useSaid } from "../notices/use-said.ts";

/** Shows `instead` if its children cannot be drawn. The rest of the page stays. */
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

/** Shown in place of a section that cannot be drawn. */
export function BrokenSection() {
  useSaid(t("broken.section"));
  return (
    <p class="sheet fault" data-broken>
      {t("broken.section")}
    </p>
  );
}
