import { route } from "../core/router.js";
import { useEntered } from "../ui/use-entered.js";
import { Expressions } from "./expressions/expressions.jsx";
import { methodNamed } from "./facts.js";
import { Index } from "./index.jsx";
import { MethodPage } from "./method/method-page.jsx";
import { MethodRace } from "./method-race/method-race.jsx";
import { Survey } from "./survey/survey.jsx";
import { Trace } from "./trace/trace.jsx";

/** @import { Query } from "../core/router.js" */

const EXPERIMENTS = { race: MethodRace, survey: Survey, trace: Trace, expression: Expressions };

/** The experiments of the laboratory; the address says which one is entered. */
export function LabPage() {
  const { query } = route.value;
  const { name, experiment } = experimentOf(query);
  useEntered(name);
  return experiment;
}

/** @param {Query} query */
function experimentOf(query) {
  const method = methodNamed(query.method);
  if (method)
    return { name: method.name, experiment: <MethodPage key={method.name} method={method} /> };
  for (const [name, Experiment] of Object.entries(EXPERIMENTS)) {
    if (query[name] !== undefined) return { name, experiment: <Experiment key={name} /> };
  }
  return { name: "index", experiment: <Index /> };
}
