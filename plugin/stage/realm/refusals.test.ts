import { afterEach, describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage } from "../../../tests/run-on-stage.ts";
import type { FileAccess } from "./access.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

afterEach(() => plugin.run.stop());

const file = fileWith([
  layer("TEXT", { id: "1:1" }),
  layer("GROUP", { id: "1:2", children: [layer("TEXT")] }),
]);

/** Runs a script as a plugin: what it says last is what it answered, or what the editor threw. */
async function answerOf(script: string, access: FileAccess = "edit"): Promise<unknown> {
  const mainCode = `(async () => { const text = await figma.getNodeByIdAsync("1:1"); ${script} })()
    .then((value) => figma.ui.postMessage(["answer", value]), (error) => figma.ui.postMessage(["answer", error.message]));`;
  plugin = await runOnStage({ file, mainCode, access });
  return plugin.take("answer" as "kept-read");
}

describe("the editor on the stage refuses, as the real one does,", () => {
  it("an entry of more than 100 kB, its key included, and counts bytes", async () => {
    const answer =
      "text.setPluginData('key', 'é'.repeat(49_990)); text.setPluginData('key', 'é'.repeat(50_000))";
    expect(await answerOf(answer)).toMatch(/100 kB/);
    expect(plugin.seen.changes).toHaveLength(1);
  });

  it.each([
    ["view", /edit access/],
    ["dev", /Dev Mode/],
  ] as const)("every change where access is %s", async (access, message) => {
    for (const change of [
      "text.name = 'x'",
      "text.setPluginData('a', 'b')",
      "text.setRelaunchData({ review: '' })",
      "figma.createFrame()",
      "text.remove()",
      "text.annotations = [{ label: 'x' }]",
      "await figma.annotations.addAnnotationCategoryAsync({ label: 'x', color: 'red' })",
    ]) {
      expect(await answerOf(change, access)).toMatch(message);
      expect(plugin.seen.changes).toEqual([]);
    }
  });

  it.each([
    ["an unknown category", "{ label: 'x', categoryId: 'nowhere' }", /no annotation category/],
    ["a label twice", "{ label: 'x', labelMarkdown: 'x' }", /Only one of/],
    ["nothing to say", "{}", /needs a label/],
  ])("an annotation with %s", async (_, annotation, message) => {
    expect(await answerOf(`text.annotations = [${annotation}]`)).toMatch(message);
  });

  it("no annotation of a group: it has none", async () => {
    expect(await answerOf("return 'annotations' in (await figma.getNodeByIdAsync('1:2'))")).toBe(false);
  });
});

it("in Dev Mode the plugin is told so, elsewhere it is in the editor", async () => {
  const where = "return `${figma.editorType} ${figma.mode}`";
  expect(await answerOf(where, "dev")).toBe("dev inspect");
  expect(await answerOf(where, "view")).toBe("figma default");
});
