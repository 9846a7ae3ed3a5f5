import { type Query, route } from "../../base/address/router.ts";
import { useEntered } from "../../base/ui/sections/use-entered.ts";
import { Expressions } from "./expressions/expressions.tsx";
import { methodNamed } from "./facts.ts";
import { Growth } from "./growth/growth.tsx";
import { Index } from "./index.tsx";
import { MethodPage } from "./method/method-page.tsx";
import { MethodRace } from "./method-race/method-race.tsx";
import { Survey } from "./survey/survey.tsx";
import { Trace } from "./trace/trace.tsx";

const EXPERIMENTS = {
  race: MethodRace,
  growth: Growth,
  survey: Survey,
  trace: Trace,
  expression: Expressions,
};

/** The experiments of the laboratory. The address selects one. */
export function LabPage() {
  const { query } = route.value;
  const { name, experiment } = experimentOf(query);
  useEntered(name);
  return experiment;
}

function experimentOf(query: Query) {
  const method = methodNamed(query.method);
  if (method)
    return { name: method.name, experiment: <MethodPage key={method.name} method={method} /> };
  for (const [name, Experiment] of Object.entries(EXPERIMENTS)) {
    if (query[name] !== undefined) return { name, experiment: <Experiment key={name} /> };
  }
  return { name: "index", experiment: <Index /> };
}
