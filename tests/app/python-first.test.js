import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { startPython } from "../../web/app/core/engine.js";
import { settle, stubLaunch } from "./python.js";

const MODULE = "../../web/app/core/python-first.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));

afterEach(() => mock.timers.reset());

/**
 * A page that has just begun to start Python, and whether its head start is over.
 *
 * @param {string} name of the page
 */
async function begun(name) {
  const { launch, starts } = stubLaunch();
  startPython(launch);
  const { pythonFirst } = await import(`${MODULE}?${name}`);
  let over = false;
  pythonFirst().then(() => {
    over = true;
  });
  const isOver = async () => {
    await settle();
    return over;
  };
  return { starts, isOver, pythonFirst };
}

test("what can wait does so until Python is there, or has failed", async () => {
  for (const end of /** @type {const} */ (["wake", "fail"])) {
    const { starts, isOver } = await begun(end);
    mock.timers.tick(299);
    assert.equal(await isOver(), false);
    starts.at(-1)?.[end](new Error("no"));
    assert.equal(await isOver(), true);
  }
});

test("Python that takes its time has no more than its head start, and only once", async () => {
  const { isOver, pythonFirst } = await begun("slow");
  mock.timers.tick(299);
  assert.equal(await isOver(), false);
  mock.timers.tick(1);
  assert.equal(await isOver(), true);
  await pythonFirst(); // which would wait for ever, did it begin anew
});
