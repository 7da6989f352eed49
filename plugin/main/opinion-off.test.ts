import { expect, test } from "vitest";
import { fileWith, layer, runOnStage } from "../../tests/run-on-stage.ts";

const startWith = async (storage: Readonly<Record<string, unknown>>) => {
  const plugin = await runOnStage({ file: fileWith([layer("FRAME")]), storage });
  plugin.say("panel-ready");
  await plugin.take("team-house-loaded");
  return plugin;
};

test("a server that gives no second opinions is remembered at the next start, until it gives some", async () => {
  const first = await startWith({});
  first.say("save-opinion-off", { isOff: true });
  await expect.poll(() => first.storage.get("second-opinion-off")).toBe(true);
  first.run.stop();
  const second = await startWith({ "second-opinion-off": true });
  await second.take("opinion-off");
  second.say("save-opinion-off", { isOff: false });
  await expect.poll(() => second.storage.get("second-opinion-off")).toBe(false);
});
