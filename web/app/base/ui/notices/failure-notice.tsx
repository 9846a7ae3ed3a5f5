import type { EngineError } from "../../python/engine.ts";
import { failureSentence } from "../../words/failures.ts";
import { Notice } from "./notice.tsx";
import { useSaid } from "./use-said.ts";

/** Explains that a call failed, and that the player made no mistake. */
export const FailureNotice = ({ error }: { error: Pick<EngineError, "code" | "params"> }) => (
  <UrgentNotice words={failureSentence(error)} />
);

/** Says at once what is wrong. */
export function UrgentNotice({ words }: { words: string }) {
  useSaid(words, { urgent: true });
  return (
    <div class="failure">
      <Notice kind="wrong">
        <p>{words}</p>
      </Notice>
    </div>
  );
}
