import { afterEach, describe, expect, it } from "vitest";
import type { RestNode } from "../../../shared/scene/rest-file.ts";
import { fileWith, layer, runOnStage, TEXT_STYLE } from "../../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

afterEach(() => {
  plugin.run.stop();
  expect(plugin.seen.errors).toEqual([]);
});

const label = layer("TEXT", { id: "1:4" });
const icon = layer("RECTANGLE", { id: "1:5" });
const button = layer("FRAME", { id: "1:3", children: [label, icon] });
const title = layer("TEXT", { id: "1:2" });
const hidden = layer("TEXT", { id: "1:6", visible: false });
const group = layer("GROUP", { id: "1:7", children: [layer("RECTANGLE", { id: "1:8" })] });
const frame = layer("FRAME", { id: "1:1", children: [title, button, hidden, group] });
const other = layer("FRAME", { id: "2:1", children: [layer("TEXT", { id: "2:2" })] });

/** A plugin that has read the frame and follows it. */
async function following(options: { readonly file?: ReturnType<typeof fileWith> } = {}) {
  plugin = await runOnStage({ file: options.file ?? fileWith([frame, other]) });
  plugin.say("read-scene", { frameIds: ["1:1"] });
  await plugin.take("scene-read");
  const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
    plugin.run.changeDocument([{ type: "set", id, fields }]);
  const patchedIds = async () => (await plugin.take("scene-changed")).changes.map(({ id }) => id);
  return { ...plugin, change, patchedIds };
}

describe("following the changes of a design", () => {
  it("sends the changed layer alone, read anew", async () => {
    const { change, take } = await following();
    change("1:2", { characters: "Welcome back" });
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:2", node: { id: "1:2", text: { characters: "Welcome back" } } }],
    });
  });

  it("sends many changes at once, and of nested ones the topmost", async () => {
    const { change, patchedIds } = await following();
    change("1:4", { characters: "Send" });
    change("1:3", { absoluteBoundingBox: { x: 0, y: 0, width: 90, height: 50 } });
    change("1:2", { style: { ...TEXT_STYLE, fontSize: 20 } });
    expect((await patchedIds()).toSorted()).toEqual(["1:2", "1:3"]);
  });

  it("reads the parent anew when a layer is deleted, created or shown again", async () => {
    const { run, change, take } = await following();
    run.changeDocument([{ type: "remove", id: "1:5" }]);
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:3", node: { children: [{ id: "1:4" }] } }],
    });
    change("1:3", { children: [layer("ELLIPSE", { id: "1:9" }), label] });
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:3", node: { children: [{ id: "1:9" }, { id: "1:4" }] } }],
    });
    change("1:6", { visible: true });
    expect(await take("scene-changed")).toMatchObject({ changes: [{ id: "1:1" }] });
  });

  it("says that a layer which is hidden now, and a frame which is deleted, are not there any more", async () => {
    const { run, change, take } = await following();
    change("1:2", { visible: false });
    expect(await take("scene-changed")).toMatchObject({ changes: [{ id: "1:2", node: null }] });
    run.changeDocument([{ type: "remove", id: "1:1" }]);
    expect(await take("scene-changed")).toMatchObject({ changes: [{ id: "1:1", node: null }] });
  });

  it("reads a group anew when it changes inside, because it takes its size from there", async () => {
    const { change, patchedIds } = await following();
    change("1:8", { absoluteBoundingBox: { x: 0, y: 0, width: 300, height: 300 } });
    expect(await patchedIds()).toEqual(["1:7"]);
  });

  it("passes over notes that plugins keep on layers, and changes outside the frames", async () => {
    const { say, change, patchedIds, untaken } = await following();
    say("save-purpose", { frameId: "1:1", purpose: "Sign in" });
    change("1:3", { pluginData: { another: { key: "value" } } });
    change("2:2", { characters: "Elsewhere" });
    change("1:2", { characters: "Here" });
    expect(await patchedIds()).toEqual(["1:2"]);
    expect(untaken("scene-changed")).toBe(0);
  });

  it("tells when a screen comes to the page, which may lead to those that are followed", async () => {
    plugin = await runOnStage({ file: fileWith([frame]) });
    plugin.say("read-scene", { frameIds: ["1:1"] });
    expect((await plugin.take("scene-read")).page).toMatchObject({ isComplete: true });
    plugin.run.changeDocument([{ type: "set", id: "p:1", fields: { children: [frame, other] } }]);
    expect(await plugin.take("scene-changed")).toEqual({
      changes: [],
      components: {},
      styles: {},
      page: { id: "p:1", name: "Page 1" },
    });
  });

  it("tells the component and the style that a swapped instance refers to", async () => {
    const instance: RestNode = layer("INSTANCE", { id: "1:2", componentId: "9:1" });
    const file = fileWith([layer("FRAME", { id: "1:1", children: [instance] })], {
      components: {
        "9:1": { name: "State=Rest", componentSetId: "9:0" },
        "9:2": { name: "State=Hover", componentSetId: "9:0" },
      },
      componentSets: { "9:0": { name: "Button" } },
      styles: { "8:1": { name: "Brand", styleType: "FILL" } },
    });
    const { change, take } = await following({ file });
    change("1:2", { componentId: "9:2", styles: { fill: "8:1" } });
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:2", node: { instance: { componentId: "9:2" } } }],
      components: { "9:2": { name: "State=Hover", setName: "Button" } },
      styles: { "8:1": { name: "Brand", type: "fill" } },
    });
  });

  it("does not miss what changes while the frame is still being read", async () => {
    const large = layer("FRAME", {
      id: "1:1",
      children: [title, ...Array.from({ length: 1000 }, () => layer("RECTANGLE"))],
    });
    plugin = await runOnStage({ file: fileWith([large]) });
    plugin.say("read-scene", { frameIds: ["1:1"] });
    await plugin.take("reading-progressed");
    plugin.run.changeDocument([{ type: "set", id: "1:2", fields: { characters: "Changed meanwhile" } }]);
    await plugin.take("scene-read");
    expect(await plugin.take("scene-changed")).toMatchObject({
      changes: [{ id: "1:2", node: { text: { characters: "Changed meanwhile" } } }],
    });
  });
});
