import { Icon, type IconName, LineIcon } from "../../base/ui/buttons/icon.tsx";

/** The icons that only the big screen has. */
const OWN = {
  code: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v3M14 20h2M19 20h1",
  fill: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z",
};

const isOwn = (icon: string): icon is keyof typeof OWN => icon in OWN;

/** A quiet control of the big screen: an icon, with its words where there is room. */
export const ScreenTool = ({
  icon,
  words,
  onPress,
}: {
  icon: IconName | keyof typeof OWN;
  words: string;
  onPress: () => void;
}) => (
  <button type="button" class="tool" title={words} onClick={onPress}>
    {isOwn(icon) ? <LineIcon path={OWN[icon]} /> : <Icon name={icon} />}
    <span>{words}</span>
  </button>
);
