import { EmblemFace, TechniqueFace } from "../../base/ui/cards/technique-face.tsx";
import { IMPOSSIBLE, type StepCode } from "./steps.ts";

/** The card of a step of the Path, or its back. */
export const StepFace = ({ code, open }: { code: StepCode; open: boolean }) =>
  code === IMPOSSIBLE ? (
    <EmblemFace emblem="24" struck open={open} />
  ) : (
    <TechniqueFace code={code} open={open} />
  );
