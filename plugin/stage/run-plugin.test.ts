import { describe, expect, it } from "vitest";
import type { UiFiles } from "./realm/crossing/calls.ts";
import { fileWith, layer, runOnStage, type StageOptions } from "../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const text = layer("TEXT", { id: "1:2" });
const icon = layer("INSTANCE", { id: "1:3", componentId: "9:1" });
const frame = layer("FRAME", { id: "1:1", children: [text, icon] });
const far = { id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("FRAME", { id: "2:1" })] };
const file = fileWith([frame], { pages: [far], components: { "9:1": { name: "Icon" } } });

/** Runs a plugin of a few lines; `say(value)` sends the value to the panel. */
async function runCode(code: string, options: Partial<StageOptions> = {}) {
  const mainCode = `const say = (value) => figma.ui.postMessage(["scene-read", value]);\n${code}`;
  plugin = await runOnStage({ file, mainCode, mayFail: true, ...options });
  return plugin;
}

const valueOf = async (code: string, options: Partial<StageOptions> = {}): Promise<unknown> =>
  (await runCode(`(async () => { ${code} })().then(say, (error) => say(error.message))`, options)).take(
    "scene-read",
  );

describe("running a plugin", () => {
  it("gives it a bare realm: timers and a console, nothing of a browser, and no way out of it", async () => {
    const names =
      "['setTimeout','console','figma','URL','fetch','document','structuredClone','__toHost','__toRealm']";
    expect(await valueOf(`return ${names}.filter((name) => name in globalThis)`)).toEqual([
      "setTimeout",
      "console",
      "figma",
    ]);
  });

  it.each<[string, UiFiles, unknown]>([
    ["one file", "<b>", ["<b>", "undefined"]],
    ["several files", { panel: "<b>", engine: "1" }, ["undefined", { panel: "<b>", engine: "1" }]],
  ])(
    "finds %s where the editor puts what the manifest names, and nothing elsewhere",
    async (_, ui, found) => {
      const names = "['__html__', '__uiFiles__']";
      expect(await valueOf(`return ${names}.map((name) => globalThis[name] ?? "undefined")`, { ui })).toEqual(
        found,
      );
    },
  );

  it("logs what it throws with its stack, wherever that happens, and goes on", async () => {
    const { run, seen, take } = await runCode(`
      figma.on("selectionchange", () => { throw new Error("in a listener"); });
      figma.on("selectionchange", async () => { throw new Error("in a promise"); });
      figma.on("selectionchange", () => say("still here"));
      setTimeout(() => { throw new TypeError("in a timer"); }, 0);
      throw new Error("at the start");`);
    run.changeSelection(["1:1"]);
    expect(await take("scene-read")).toBe("still here");
    await expect.poll(() => seen.errors.length).toBe(4);
    for (const where of ["at the start", "in a listener", "in a promise", "in a timer"])
      expect(seen.errors.find((error) => error.includes(where))).toMatch(/at .*main\.js/);
  });

  it("logs a fault of the code that cannot even be parsed", async () => {
    const { seen } = await runCode("const = 1");
    expect(seen.errors).toEqual([expect.stringContaining("SyntaxError")]);
  });

  it.each([
    ["edit", "", "default"],
    ["edit", "textreview", "textreview"],
    ["dev", "", "inspect"],
  ] as const)("says in which mode it runs: access %s, command “%s”", async (access, command, mode) => {
    expect(await valueOf("return [figma.command, figma.mode]", { access, command })).toEqual([command, mode]);
  });

  it("hands bytes over in both directions", async () => {
    const { run, take } = await runCode(
      "figma.ui.onmessage = (message) => say({ echo: message.bytes, is: message.bytes instanceof Uint8Array })",
    );
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    run.receiveFromPanel({ bytes });
    expect(await take("scene-read")).toEqual({ echo: bytes, is: true });
  });

  it("rings timers once, again and again, or not at all when they are cleared", async () => {
    expect(
      await valueOf(`
        const rung = [];
        clearTimeout(setTimeout(() => rung.push("cleared"), 0));
        setTimeout((name) => rung.push(name), 0, "once");
        await new Promise((resolve) => {
          const id = setInterval(() => rung.push("again") >= 4 && resolve(clearInterval(id)), 1);
        });
        return rung;`),
    ).toEqual(["once", "again", "again", "again"]);
  });

  it("can be stopped at any time, and twice; then nothing of it goes on", async () => {
    const { run, seen, untaken } = await runCode(
      "setInterval(() => say(1), 0); figma.on('close', () => console.error('closing'))",
    );
    run.stop();
    run.stop();
    run.changeSelection(["1:1"]);
    run.receiveFromPanel("too late");
    await expect.poll(() => seen.errors).toEqual(["closing"]);
    expect(untaken("scene-read")).toBe(0);
  });
});

describe("the stand-in for the editor", () => {
  it("shows a layer as large as the window, however small it is, and lets the plugin step back", async () => {
    const dot = layer("RECTANGLE", { absoluteBoundingBox: { x: 90, y: 40, width: 20, height: 20 } });
    const code = `
      figma.viewport.scrollAndZoomIntoView(figma.currentPage.children);
      const { zoom } = figma.viewport;
      figma.viewport.zoom = 2;
      return [zoom, figma.viewport.zoom, figma.viewport.center, figma.viewport.bounds];`;
    expect(await valueOf(code, { file: fileWith([dot]) })).toEqual([
      32,
      2,
      { x: 100, y: 50 },
      { x: -150, y: -150, width: 500, height: 400 },
    ]);
    expect(plugin.seen.views).toEqual([32, 2].map((zoom) => ({ center: { x: 100, y: 50 }, zoom })));
  });

  it("knows what the visitor sees", async () => {
    const { run, take } = await runCode(`figma.on("selectionchange", () => say(figma.viewport.bounds))`);
    run.changeView({ center: { x: 10, y: 20 }, zoom: 0.5, width: 400, height: 200 });
    run.changeSelection(["1:1"]);
    expect(await take("scene-read")).toEqual({ x: -390, y: -180, width: 800, height: 400 });
  });

  it("tells of styles that change, and not of what that does to layers", async () => {
    const { run, take } = await runCode(`
      figma.currentPage.on("nodechange", () => say("a layer"));
      figma.on("stylechange", ({ styleChanges }) => say(styleChanges[0].id));`);
    run.changeDocument([
      { type: "set", id: "1:2", fields: { opacity: 0.5 }, isSilent: true },
      { type: "library", table: "styles", id: "8:1", fields: { name: "Brand", styleType: "FILL" } },
    ]);
    expect(await take("scene-read")).toBe("8:1");
  });

  it("gives each node type the properties that it has, and no others", async () => {
    const code = `
      const [frame] = figma.currentPage.children;
      const [text] = frame.children;
      return ["clipsContent" in frame, "clipsContent" in text, "characters" in text, text.parent === frame];`;
    expect(await valueOf(code)).toEqual([true, false, true, true]);
  });

  it("tells nodes apart that are gone: they have an id, and all else throws", async () => {
    const code = `
      const node = await figma.getNodeByIdAsync("1:2");
      node.remove();
      try { return [node.removed, node.id, node.name]; } catch (error) { return [node.removed, node.id, error.message]; }`;
    expect(await valueOf(code)).toEqual([true, "1:2", 'The node with id "1:2" does not exist']);
  });

  it("tells the editor what the plugin changes, and the plugin's own listeners too", async () => {
    const code = `
      const node = await figma.getNodeByIdAsync("1:2");
      const heard = new Promise((resolve) => figma.currentPage.on("nodechange", ({ nodeChanges }) => resolve(nodeChanges[0].properties)));
      await figma.loadFontAsync(node.fontName);
      node.characters = "Changed";
      return [node.characters, await heard];`;
    const value = await valueOf(code);
    expect(value).toEqual(["Changed", ["characters", "styledTextSegments"]]);
    expect(plugin.seen.changes).toMatchObject([
      { type: "set", id: "1:2", fields: { characters: "Changed" } },
    ]);
  });

  it("places turned layers: where they start, how long they are and which way they point", async () => {
    const turned = layer("RECTANGLE", {
      rotation: -Math.PI / 2,
      absoluteBoundingBox: { x: 110, y: 220, width: 20, height: 60 },
    });
    const parent = layer("FRAME", {
      absoluteBoundingBox: { x: 100, y: 200, width: 300, height: 300 },
      children: [turned],
    });
    const code = `
      const node = figma.currentPage.children[0].children[0];
      return [node.x, node.y, node.width, node.height, node.rotation].map(Math.round);`;
    expect(await valueOf(code, { file: fileWith([parent]) })).toEqual([30, 20, 60, 20, -90]);
  });
});
