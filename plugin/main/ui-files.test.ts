import { expect, test } from "vitest";
import { fileWith, runOnStage, type StageOptions } from "../../tests/run-on-stage.ts";

const start = (options: Partial<StageOptions> = {}) => runOnStage({ file: fileWith([]), ...options });

test.each(["", "textreview"])(
  "with the command “%s”, the page is the panel without the engine, which comes when it is asked for",
  async (command) => {
    const { seen, say, take, untaken } = await start({
      command,
      ui: { panel: "the panel", engine: "the engine" },
    });
    await expect.poll(() => seen.panels).toHaveLength(1);
    expect(seen.panels[0]?.html).toMatch(/^<!doctype html><meta charset="utf-8">[^]*the panel/);
    expect(seen.panels[0]?.html).not.toContain("the engine");
    expect(untaken("engine-sent")).toBe(0);
    say("send-engine", { key: "k" });
    expect(await take("engine-sent")).toEqual({ key: "k", code: "the engine" });
  },
);

test("where the editor has no file of the engine, that is said", async () => {
  const { say, take } = await start({ ui: { panel: "the panel" } });
  say("send-engine", { key: "k" });
  expect(await take("engine-sent")).toEqual({ key: "k", code: null });
});
