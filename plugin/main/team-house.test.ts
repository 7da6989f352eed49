import { expect, test } from "vitest";
import { fileWith, layer, runOnStage } from "../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const team = { name: "Shop", rules: { version: 1 as const, words: [{ say: "Sign in" }] } };

async function startWith(stored: unknown) {
  const storage = stored === undefined ? {} : { "team-house": stored };
  plugin = await runOnStage({ file: fileWith([layer("FRAME")]), storage });
  plugin.say("panel-ready");
  return plugin.take("team-house-loaded");
}

test("the house rules of the team are told as they were kept last, and kept anew", async () => {
  expect(await startWith(undefined)).toEqual({ team: null });
  plugin.say("save-team-house", { team });
  await expect.poll(() => plugin.storage.get("team-house")).toEqual(team);
  plugin.run.stop();
  expect(await startWith(team)).toEqual({ team });
});

test.each([
  7,
  null,
  { name: "Shop" },
  { name: 7, rules: { version: 1 } },
  { name: "Shop", rules: { version: 2 } },
])("what is damaged, or of another version, is none: %j", async (stored) => {
  expect(await startWith(stored)).toEqual({ team: null });
});
