import { describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, TEXT_STYLE } from "../../../tests/run-on-stage.ts";
import type { FileAccess } from "./access.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const file = fileWith(
  [
    layer("TEXT", { id: "1:1" }),
    layer("GROUP", { id: "1:2", children: [layer("TEXT")] }),
    layer("FRAME", { id: "1:3", children: [layer("INSTANCE", { id: "1:4", componentId: "1:5" })] }),
    layer("COMPONENT", { id: "1:5" }),
    layer("RECTANGLE", { id: "1:6", visible: false }),
    layer("TEXT", { id: "1:7", style: { ...TEXT_STYLE, fontFamily: "Away" } }),
    layer("FRAME", { id: "1:8", layoutMode: "GRID" }),
  ],
  {
    styles: { "S:1": { name: "Brand", styleType: "FILL" } },
    pages: [{ id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("RECTANGLE", { id: "2:1" })] }],
  },
);

/** Runs a script as a plugin; gives its answer, or the words of the error that the editor threw. */
async function answerOf(script: string, access: FileAccess = "edit", command = ""): Promise<unknown> {
  const mainCode = `(async () => { const text = await figma.getNodeByIdAsync("1:1"); ${script} })()
    .then((value) => figma.ui.postMessage(["answer", value]), (error) => figma.ui.postMessage(["answer", error.message]));`;
  plugin = await runOnStage({ file, mainCode, access, command, missingFonts: ["Away"] });
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
      "figma.createFrame()",
      "text.remove()",
      "text.annotations = [{ label: 'x' }]",
      "await figma.annotations.addAnnotationCategoryAsync({ label: 'x', color: 'red' })",
    ]) {
      expect(await answerOf(change, access)).toMatch(message);
      expect(plugin.seen.changes).toEqual([]);
    }
  });

  it("a note on a layer where the file may only be viewed, and not in Dev Mode", async () => {
    const note = "text.setPluginData('a', 'b'); text.setRelaunchData({ review: '' })";
    expect(await answerOf(note, "view")).toMatch(/edit access/);
    expect(plugin.seen.changes).toEqual([]);
    await answerOf(note, "dev");
    expect(plugin.seen.changes).toHaveLength(2);
  });

  it("every change of a plugin that was started while somebody edits a text", async () => {
    expect(await answerOf("text.name = 'x'", "edit", "textreview")).toMatch(/text edit mode/);
    expect(plugin.seen.changes).toEqual([]);
  });

  it.each([
    ["an unknown category", "{ label: 'x', categoryId: 'nowhere' }", /no annotation category/],
    ["a label twice", "{ label: 'x', labelMarkdown: 'x' }", /Only one of/],
    ["nothing to say", "{}", /needs a label/],
  ])("an annotation with %s", async (_, annotation, message) => {
    expect(await answerOf(`text.annotations = [${annotation}]`)).toMatch(message);
  });

  it.each([
    "text.characters = 'x'",
    "text.fontSize = 20",
    "text.textAlignHorizontal = 'CENTER'",
    "text.textAutoResize = 'HEIGHT'",
    "text.insertCharacters(0, 'x')",
    "text.deleteCharacters(0, 1)",
    "text.setRangeFontSize(0, 1, 20)",
    "text.setRangeLineHeight(0, 1, { unit: 'AUTO' })",
    "text.setRangeLetterSpacing(0, 1, { unit: 'PIXELS', value: 1 })",
    "text.fontName = { family: 'Inter', style: 'Bold' }",
    "text.setRangeFontName(0, 1, { family: 'Inter', style: 'Bold' })",
    "text.setRangeFills(0, 1, [])",
    "await text.setRangeFillStyleIdAsync(0, 1, 'S:1')",
    "text.setBoundVariable('width', { id: 'V:1' })",
  ])("letters in fonts that are not loaded: %s", async (change) => {
    expect(await answerOf(change)).toMatch(/unloaded font "Inter (Regular|Bold)"/);
    expect(plugin.seen.changes).toEqual([]);
    plugin.run.stop();
    const font = (style: string) => `await figma.loadFontAsync({ family: 'Inter', style: '${style}' });`;
    expect(await answerOf(`${font("Regular")} ${font("Bold")} ${change}; return 'done'`)).toBe("done");
  });

  it("a font that nobody here has, and lets the colour of its letters be changed", async () => {
    const node = "const away = await figma.getNodeByIdAsync('1:7');";
    expect(await answerOf(`${node} return away.hasMissingFont`)).toBe(true);
    plugin.run.stop();
    expect(await answerOf(`${node} await figma.loadFontAsync(away.fontName)`)).toMatch(/could not be loaded/);
    plugin.run.stop();
    expect(await answerOf(`${node} away.fills = []; return 'done'`)).toBe("done");
  });

  it.each([
    ["figma.getNodeById('1:1')", "figma.getNodeByIdAsync"],
    ["figma.getStyleById('S:1')", "figma.getStyleByIdAsync"],
    ["figma.getLocalPaintStyles()", "figma.getLocalPaintStylesAsync"],
    ["figma.currentPage = figma.root.children[1]", "figma.setCurrentPageAsync"],
    ["figma.variables.getVariableById('V:1')", "figma.variables.getVariableByIdAsync"],
    ["figma.variables.getVariableCollectionById('V:1')", "figma.variables.getVariableCollectionByIdAsync"],
    ["figma.variables.getLocalVariables()", "figma.variables.getLocalVariablesAsync"],
    ["figma.variables.getLocalVariableCollections()", "figma.variables.getLocalVariableCollectionsAsync"],
    ["(await figma.getNodeByIdAsync('1:4')).mainComponent", "node.getMainComponentAsync"],
    ["(await figma.getNodeByIdAsync('1:5')).instances", "node.getInstancesAsync"],
    ["(await figma.getNodeByIdAsync('1:3')).fillStyleId = 'S:1'", "node.setFillStyleIdAsync"],
    ["(await figma.getNodeByIdAsync('1:3')).strokeStyleId = 'S:1'", "node.setStrokeStyleIdAsync"],
    ["(await figma.getNodeByIdAsync('1:3')).effectStyleId = 'S:1'", "node.setEffectStyleIdAsync"],
    ["(await figma.getNodeByIdAsync('1:3')).gridStyleId = 'S:1'", "node.setGridStyleIdAsync"],
    ["text.textStyleId = 'S:1'", "node.setTextStyleIdAsync"],
  ])("on dynamic pages %s, and names what to call instead", async (call, instead) => {
    expect(await answerOf(call)).toContain(`documentAccess: dynamic-page. Use ${instead} instead`);
  });

  it.each([
    ["the children of a page that is not loaded", "figma.root.children[1].children", /loadAsync/],
    ["to search a file that is not loaded", "figma.root.findAll()", /loadAsync/],
    ["to listen to all of a file", "figma.on('documentchange', () => {})", /loadAllPagesAsync/],
    ["to write what is read-only", "text.absoluteBoundingBox = null", /read-only/],
    ["to read what a layer lacks", "text.children", /no such property 'children' on TEXT node/],
    ["a property that no layer has", "(() => { 'use strict'; text.colour = 'red'; })()", /not extensible/],
    ["a style that is not there", "await text.setFillStyleIdAsync('S:9')", /no style/],
    ["a style of another kind", "await text.setTextStyleIdAsync('S:1')", /no style/],
    ["an opacity beyond 1", "text.opacity = 2", /opacity/],
    ["a size of nothing", "text.resize(0, 10)", /0\.01/],
    [
      "a corner that turns inwards",
      "(await figma.getNodeByIdAsync('1:3')).cornerRadius = -1",
      /cornerRadius/,
    ],
    [
      "a colour beyond its bounds",
      "text.fills = [{ type: 'SOLID', color: { r: 255, g: 0, b: 0 } }]",
      /fills/,
    ],
    [
      "a colour that holds its opacity",
      "text.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0, a: 0.5 } }]",
      /fills/,
    ],
    [
      "a selection on another page",
      "figma.currentPage.selection = [await figma.getNodeByIdAsync('2:1')]",
      /not on this page/,
    ],
    ["a page of something other than a text", "figma.showUI(undefined)", /type string/],
    [
      "a new layer in a grid whose cells are set by hand",
      "(await figma.getNodeByIdAsync('1:8')).appendChild(text)",
      /cells of this grid/,
    ],
    ["to fill what lays nothing out", "text.layoutSizingHorizontal = 'FILL'", /cannot be set/],
    ["to keep to a content that is not laid out", "text.layoutSizingVertical = 'HUG'", /cannot be set/],
    [
      "a new layer in an instance",
      "(await figma.getNodeByIdAsync('1:4')).appendChild(text)",
      /New parent is an instance/,
    ],
    ["what was removed", "text.remove(); text.name = 'x'", /does not exist/],
    [
      "to draw what is hidden",
      "await (await figma.getNodeByIdAsync('1:6')).exportAsync({ format: 'PNG' })",
      /visible/,
    ],
  ])("%s", async (_, script, message) => {
    expect(await answerOf(script)).toMatch(message);
  });

  it("no id: what is not there is null, and mixed is a symbol that nothing else equals", async () => {
    const answer = "return [await figma.getNodeByIdAsync('9:9'), await figma.getStyleByIdAsync('S:9')]";
    expect(await answerOf(answer)).toEqual([null, null]);
    plugin.run.stop();
    expect(await answerOf("return `${typeof figma.mixed} ${figma.mixed === Symbol('x')}`")).toBe(
      "symbol false",
    );
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
