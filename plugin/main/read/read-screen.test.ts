import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { reviewFrame } from "../../../shared/review/review.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { fileWith, layer, runOnStage } from "../../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const box = (x: number, y: number, width: number, height: number) => ({
  absoluteBoundingBox: { x, y, width, height },
});
const solid = (level: number) => [{ type: "SOLID", color: { r: level, g: level, b: level, a: 1 } }];

const words = layer("TEXT", { ...box(120, 120, 100, 24), fills: solid(1) });
const phone = layer("FRAME", { ...box(100, 100, 390, 844), children: [words] });

const boardWith = (children: readonly RestNode[], fields: object = {}): RestNode =>
  layer("FRAME", { ...box(0, 0, 1500, 1100), fills: solid(0), children, ...fields });

async function read(file: RestFile, ...frameIds: readonly string[]) {
  plugin = await runOnStage({ file });
  plugin.say("read-scene", { frameIds });
  return plugin.take("scene-read");
}

const fillsOn = async (board: RestNode) => (await read(fileWith([board]), phone.id)).frames[0]?.fills;

const color = (level: number) => [{ type: "solid", color: { r: level, g: level, b: level } }];

describe("a screen on a board", () => {
  it("without a fill is read on the colour of the board", async () => {
    expect(await fillsOn(boardWith([phone]))).toEqual(color(0));
  });

  it("is read on what is painted behind it on the board", async () => {
    const behind = layer("RECTANGLE", { ...box(80, 80, 430, 884), fills: solid(0.2) });
    const aside = layer("RECTANGLE", { ...box(900, 80, 430, 884), fills: solid(0.4) });
    expect(await fillsOn(boardWith([behind, aside, phone]))).toEqual(color(0.2));
  });

  it("with a fill of its own needs none", async () => {
    const filled = { ...phone, fills: solid(0.6) };
    expect(await fillsOn(boardWith([filled]))).toEqual(color(0.6));
  });

  it.each([
    [
      "a picture",
      layer("RECTANGLE", { ...box(0, 0, 1500, 1100), fills: [{ type: "IMAGE", scaleMode: "FILL" }] }),
    ],
    ["half of a colour", layer("RECTANGLE", { ...box(80, 80, 430, 200), fills: solid(0.2) })],
    ["a round shape", layer("ELLIPSE", { ...box(0, 0, 1500, 1100), fills: solid(0.2) })],
    [
      "what shines through",
      layer("RECTANGLE", { ...box(0, 0, 1500, 1100), fills: solid(0.2), opacity: 0.5 }),
    ],
  ])("has no known colour behind it where that is %s", async (_, behind) => {
    expect(await fillsOn(boardWith([behind, phone]))).toBeUndefined();
  });

  it("is in the modes that are set on the board", async () => {
    const modes = { explicitVariableModes: { "VariableCollectionId:1": "dark" } };
    const scene = await read(fileWith([boardWith([phone], modes)]), phone.id);
    expect(scene.frames[0]?.modes).toEqual({ "VariableCollectionId:1": "dark" });
  });

  it("moves along when the board is moved, and takes on another colour of it", async () => {
    const board = boardWith([phone]);
    await read(fileWith([board]), phone.id);
    const moved = {
      ...phone,
      ...box(300, 100, 390, 844),
      children: [{ ...words, ...box(320, 120, 100, 24) }],
    };
    const fields = { ...box(200, 0, 1500, 1100), fills: solid(0.3), children: [moved] };
    plugin.run.changeDocument([{ type: "set", id: board.id, fields }]);
    expect(await plugin.take("scene-changed")).toMatchObject({
      changes: [
        { id: phone.id, node: { box: { x: 300 }, fills: color(0.3), children: [{ box: { x: 320 } }] } },
      ],
    });
  });

  it("is judged as when it lay on the canvas by itself", async () => {
    const sample = path.resolve(import.meta.dirname, "../../stage/samples/phone-checkout.json");
    const file = JSON.parse(readFileSync(sample, "utf8")) as RestFile;
    const [page] = file.document.children ?? [];
    const [screen] = page?.children ?? [];
    if (!page || !screen) throw new Error("The sample is empty.");
    const withPage = (children: readonly RestNode[]): RestFile => ({
      ...file,
      document: { ...file.document, children: [{ ...page, children }] },
    });
    const alone = await read(withPage([screen]), screen.id);
    plugin.run.stop();
    const board = { ...boardWith([screen]), ...box(-200, -200, 4000, 4000) };
    const nested = await read(withPage([board]), screen.id);
    const findings = (scene: typeof alone) => {
      const { durationMs: _, ...report } = reviewFrame(
        { ...scene, page: nested.page },
        scene.frames[0] ?? never(),
      );
      return report;
    };
    expect(findings(nested).findings.length).toBeGreaterThan(0);
    expect(findings(nested)).toEqual(findings(alone));
  });
});

const never = (): never => {
  throw new Error("No frame was read.");
};

it("a group is read as a screen, and anew as a whole when something in it changes", async () => {
  const ground = layer("RECTANGLE", { ...box(0, 0, 360, 640), fills: solid(1) });
  const group = layer("GROUP", { absoluteBoundingBox: undefined, children: [ground, words] });
  const scene = await read(fileWith([group]), group.id);
  expect(scene.frames).toMatchObject([{ type: "GROUP", box: { width: 360, height: 640 } }]);
  plugin.run.changeDocument([{ type: "set", id: words.id, fields: { characters: "Welcome" } }]);
  expect(await plugin.take("scene-changed")).toMatchObject({ changes: [{ id: group.id }] });
});
