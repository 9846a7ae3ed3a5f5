import { computed } from "@preact/signals";
import type { GoalParts } from "../../core/mode.ts";
import { MODES } from "../../modes/modes.ts";
import type { GameMode } from "./mode.ts";

/** The goals of the modes in which a right answer alone does not end a hand, as one. */
export function createGoals({ mode, ...parts }: Omit<GoalParts, "isOn"> & { mode: GameMode }) {
  const goals = MODES.flatMap((each) => {
    const isOn = computed(() => mode.mode.value === each);
    return each.createGoal?.({ ...parts, isOn }) ?? [];
  });
  return {
    isOpen: computed(() => goals.some(({ isOpen }) => isOpen.value)),
    isReached: computed(() => goals.some(({ isReached }) => isReached.value)),
    news: computed(() => goals.flatMap(({ news }) => news.value)),

    /** What restores all of them as they are now. */
    capture() {
      const restores = goals.map((goal) => goal.capture());
      return () => {
        for (const restore of restores) restore();
      };
    },

    /** Announces what happens to screen readers, from now on. */
    announce() {
      for (const goal of goals) goal.announce?.();
    },

    views: goals.map(({ View }) => View),
    offers: goals.flatMap(({ Offer }) => Offer ?? []),
  };
}

export type Goals = ReturnType<typeof createGoals>;
