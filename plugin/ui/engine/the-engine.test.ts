import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineOfMain } from "./the-engine.ts";

const scope = globalThis as { RegardEngine?: unknown };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete scope.RegardEngine;
});

function listenAsMain() {
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  const lastKey = (): string => post.mock.lastCall?.[0].pluginMessage[1].key;
  return {
    asked: () => post.mock.calls.length,
    answer: (code: string | null, key = lastKey()) =>
      window.dispatchEvent(
        new MessageEvent("message", { data: { pluginMessage: ["engine-sent", { key, code }] } }),
      ),
  };
}

/** The browser of the tests runs no scripts: this stands for one whose script makes the engine. */
const runScripts = (made: unknown) =>
  vi.spyOn(document.head, "append").mockImplementation(() => void (scope.RegardEngine = made));

test("the engine is asked for when it is wanted first, once for all who want it", async () => {
  const { asked, answer } = listenAsMain();
  const source = engineOfMain();
  expect(asked()).toBe(0);
  const wanted = [source(), source()];
  expect(asked()).toBe(1);
  const made = { RULES: [] };
  const scripts = runScripts(made);
  answer("var RegardEngine = { RULES: [] };");
  expect(await Promise.all(wanted)).toEqual([made, made]);
  expect(await source()).toBe(made);
  expect(asked()).toBe(1);
  const [[script] = []] = scripts.mock.calls;
  expect((script as HTMLScriptElement).textContent).toBe("var RegardEngine = { RULES: [] };");
});

test("a script of somebody who does not know the key is not run: any window may post messages to the page", async () => {
  const { answer } = listenAsMain();
  const wanted = engineOfMain()();
  const made = { RULES: [] };
  const scripts = runScripts(made);
  answer("alert(1)", "guessed");
  expect(scripts).not.toHaveBeenCalled();
  answer("var RegardEngine = { RULES: [] };");
  expect(await wanted).toBe(made);
  expect(scripts).toHaveBeenCalledTimes(1);
});

test.each([
  ["has no file", (answer: (code: string | null) => void) => answer(null), /does not have the file/],
  ["has a file that does not run", (answer: (code: string | null) => void) => answer("throw 1"), /not run/],
  ["does not answer", () => void vi.runAllTimers(), /did not send/],
])("when the main thread %s, that is said, and the next call tries again", async (_, fail, message) => {
  const { asked, answer } = listenAsMain();
  const source = engineOfMain();
  const first = source();
  fail(answer);
  await expect(first).rejects.toThrow(message);
  const second = source();
  expect(asked()).toBe(2);
  const made = {};
  runScripts(made);
  answer("var RegardEngine = {};");
  expect(await second).toBe(made);
});
