// A test reporter that leaves the tests out of the coverage: Node 20 lacks `--test-coverage-exclude`.
import { spec } from "node:test/reporters";

/** @import { TestEvent } from "node:test/reporters" */
/** @typedef {Extract<TestEvent, { type: "test:coverage" }>["data"]["summary"]} Summary */

/** Tests, with their helpers and data. */
const TESTS = /\.test\.tsx?$|\/test(ing|s)\//;

const reporter = new spec();
const transform = reporter._transform.bind(reporter);

/** @param {TestEvent} event */
reporter._transform = (event, encoding, done) => {
  const { type, data } = event;
  const isCoverage = type === "test:coverage";
  const shown = isCoverage ? { type, data: { ...data, summary: counted(data.summary) } } : event;
  transform(shown, encoding, done);
};

export default reporter;

/**
 * @param {Summary} summary
 * @returns {Summary}
 */
function counted(summary) {
  const files = summary.files.filter(({ path }) => !TESTS.test(path));
  /** @param {"Line" | "Branch" | "Function"} part */
  const percent = (part) => {
    const sum = (/** @type {"total" | "covered"} */ kind) =>
      files.reduce((count, file) => count + file[`${kind}${part}Count`], 0);
    return (100 * sum("covered")) / sum("total");
  };
  const totals = {
    ...summary.totals,
    coveredLinePercent: percent("Line"),
    coveredBranchPercent: percent("Branch"),
    coveredFunctionPercent: percent("Function"),
  };
  return { ...summary, files, totals };
}
