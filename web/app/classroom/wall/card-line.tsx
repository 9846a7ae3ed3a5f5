import type { ComponentChildren } from "preact";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";

/** The line of a card on the wall: what was written, and how many pupils wrote it. */
export const CardLine = ({
  formula,
  children,
}: {
  formula: string;
  children: ComponentChildren;
}) => (
  <span class="wall-line">
    <NumeralText text={formula} />
    {children}
  </span>
);

export const Count = ({ count }: { count: number }) => (
  <span class="wall-count" translate={false}>
    <Icon name="me" />
    {count}
  </span>
);
