import { describe, expect, it } from "vitest";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { fileWith, layer, runOnStage, type StageOptions, TEXT_STYLE } from "../../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const label = layer("TEXT", { id: "1:4" });
const icon = layer("RECTANGLE", { id: "1:5" });
const button = layer("FRAME", { id: "1:3", children: [label, icon] });
const title = layer("TEXT", { id: "1:2" });
const hidden = layer("TEXT", { id: "1:6", visible: false });
const group = layer("GROUP", { id: "1:7", children: [layer("RECTANGLE", { id: "1:8" })] });
const frame = layer("FRAME", { id: "1:1", children: [title, button, hidden, group] });
const other = layer("FRAME", { id: "2:1", children: [layer("TEXT", { id: "2:2" })] });

/** A plugin that has read the frame and follows it. */
async function following(options: Partial<StageOptions> = {}) {
  plugin = await runOnStage({ file: fileWith([frame, other]), ...options });
  plugin.say("read-scene", { frameIds: ["1:1"] });
  await plugin.take("scene-read");
  const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
    plugin.run.changeDocument([{ type: "set", id, fields }]);
  const silently = (id: string, fields: Readonly<Record<string, unknown>>) =>
    ({ type: "set", id, fields, isSilent: true }) as const;
  const patchedIds = async () => (await plugin.take("scene-changed")).changes.map(({ id }) => id);
  return { ...plugin, change, silently, patchedIds };
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

  it("says that a frame is not there any more when the section is deleted that it lies in", async () => {
    const section = layer("SECTION", {
      id: "3:1",
      children: [layer("SECTION", { id: "3:2", children: [frame] })],
    });
    const { run, take } = await following({ file: fileWith([section]) });
    run.changeDocument([{ type: "remove", id: "3:1" }]);
    expect(await take("scene-changed")).toMatchObject({ changes: [{ id: "1:1", node: null }] });
  });

  it("reads an instance anew when a layer in it is hidden, which the editor then keeps back", async () => {
    const inside = [layer("TEXT", { id: "I1:2;9:2" }), layer("RECTANGLE", { id: "I1:2;9:3" })];
    const instance = layer("INSTANCE", { id: "1:2", componentId: "9:1", children: inside });
    const { change, take, untaken } = await following({
      file: fileWith([layer("FRAME", { id: "1:1", children: [instance] })]),
    });
    change("I1:2;9:3", { visible: false });
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:2", node: { children: [{ id: "I1:2;9:2" }] } }],
    });
    expect(untaken("scene-outdated")).toBe(0);
  });

  it("reads a group anew when it changes inside, because it takes its size from there", async () => {
    const { change, patchedIds } = await following();
    change("1:8", { absoluteBoundingBox: { x: 0, y: 0, width: 300, height: 300 } });
    expect(await patchedIds()).toEqual(["1:7"]);
  });

  it("reads the parent of a layer that the panel could not read, which it does not know", async () => {
    const { say, change, patchedIds } = await following();
    say("layers-lost", { ids: ["1:4"] });
    change("1:4", { characters: "Send" });
    expect(await patchedIds()).toEqual(["1:3"]);
  });

  it.each([0, 1000])("follows a layer that could be read the next time, among %d others", async (others) => {
    const many = Array.from({ length: others }, () => layer("RECTANGLE"));
    const file = fileWith([layer("FRAME", { id: "1:1", children: [button, ...many] })]);
    const { say, take, change, patchedIds } = await following({ file });
    say("layers-lost", { ids: ["1:4"] });
    change("1:4", { characters: "Send" });
    expect(await patchedIds()).toEqual(["1:3"]);
    say("layers-lost", { ids: ["1:4"] });
    say("read-scene", { frameIds: ["1:1"] });
    await take("scene-read");
    change("1:4", { characters: "Send it" });
    expect(await patchedIds()).toEqual(["1:4"]);
  });

  it("says that the scene is outdated, and no layer gone, where the editor does not answer for one", async () => {
    const { change, take, untaken } = await following({ hanging: ["1:2"] });
    change("1:2", { characters: "Welcome back" });
    await take("scene-outdated");
    expect(untaken("scene-changed")).toBe(0);
  });

  it("reads the parent of a group that held nothing, which the panel does not know", async () => {
    const empty = layer("GROUP", { id: "1:7", absoluteBoundingBox: undefined, children: [] });
    const file = fileWith([layer("FRAME", { id: "1:1", children: [title, empty] })]);
    const { change, patchedIds } = await following({ file });
    change("1:7", { children: [layer("RECTANGLE", { id: "1:8" })] });
    expect(await patchedIds()).toEqual(["1:1"]);
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
    const instance: RestNode = layer("INSTANCE", {
      id: "1:2",
      componentId: "9:1",
      fills: [{ type: "SOLID", color: { r: 1, g: 0, b: 0, a: 1 } }],
    });
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

describe("following what layers share", () => {
  const red = { type: "SOLID", blendMode: "NORMAL", color: { r: 1, g: 0, b: 0, a: 1 } };
  const blue = { ...red, color: { r: 0, g: 0, b: 1, a: 1 } };
  const fills = (id: string) => ({
    changes: [{ id: "1:1", node: { children: [{ id, fills: [{ color: { b: 1 } }] }] } }],
  });

  it("reads the screens anew when a style changes, of which the editor says nothing on the layers", async () => {
    const badge = layer("RECTANGLE", { id: "1:2", fills: [red], styles: { fill: "8:1" } });
    const styles = { "8:1": { name: "Brand", styleType: "FILL" } };
    const file = fileWith([layer("FRAME", { id: "1:1", children: [badge] })], { styles });
    const { run, silently, take } = await following({ file });
    run.changeDocument([
      { type: "library", table: "styles", id: "8:1", fields: {} },
      silently("1:2", { fills: [blue] }),
    ]);
    expect(await take("scene-changed")).toMatchObject(fills("1:2"));
  });

  const brand = (color: object) => ({
    id: "V:1",
    name: "Brand",
    variableCollectionId: "C:1",
    resolvedType: "COLOR",
    valuesByMode: { light: color },
  });
  const themed = (boundVariables: object) => {
    const badge = layer("RECTANGLE", { id: "1:2", fills: [red], boundVariables });
    return fileWith([layer("FRAME", { id: "1:1", children: [badge] })], {
      variables: { "V:1": brand(red.color) },
      variableCollections: {
        "C:1": { name: "Theme", modes: [{ modeId: "light", name: "Light" }], defaultModeId: "light" },
      },
    });
  };
  const boundFill = { fills: [{ type: "VARIABLE_ALIAS", id: "V:1" }] };

  it("finds out that the value of a variable changed, when somebody looks", async () => {
    const { run, silently, say, take } = await following({ file: themed(boundFill) });
    run.changeDocument([
      { type: "library", table: "variables", id: "V:1", fields: brand(blue.color) },
      silently("1:2", { fills: [blue] }),
    ]);
    say("check-scene");
    expect(await take("scene-changed")).toMatchObject(fills("1:2"));
  });

  it("finds out that a variable takes another mode, and says nothing while all is as it was", async () => {
    const { run, silently, say, take, untaken } = await following({ file: themed(boundFill) });
    say("check-scene");
    run.changeDocument([
      { type: "library", table: "variableCollections", id: "C:1", fields: { defaultModeId: "dark" } },
      silently("1:2", { fills: [blue] }),
    ]);
    say("check-scene");
    expect(await take("scene-changed")).toMatchObject(fills("1:2"));
    say("check-scene");
    run.changeDocument([{ type: "set", id: "1:2", fields: { name: "Badge" } }]);
    expect((await take("scene-changed")).changes).toMatchObject([{ id: "1:2" }]);
    expect(untaken("scene-changed")).toBe(0);
  });

  it("reads the screens anew when their page takes another mode", async () => {
    const { change, patchedIds } = await following({ file: themed(boundFill) });
    change("p:1", { explicitVariableModes: { "C:1": "dark" } });
    expect(await patchedIds()).toEqual(["1:1"]);
  });

  const inner = layer("RECTANGLE", { id: "9:2", fills: [red] });
  const button = layer("COMPONENT", { id: "9:1", name: "Button", children: [inner] });
  const instance = layer("INSTANCE", {
    id: "1:2",
    componentId: "9:1",
    children: [layer("RECTANGLE", { id: "I1:2;9:2", fills: [red] })],
  });
  const screen = layer("FRAME", { id: "1:1", children: [instance, layer("RECTANGLE", { id: "1:3" })] });
  const repainted = (plugged: Awaited<ReturnType<typeof following>>) =>
    plugged.run.changeDocument([
      { type: "set", id: "9:2", fields: { fills: [blue] } },
      plugged.silently("I1:2;9:2", { fills: [blue] }),
    ]);
  const anew = { changes: [{ id: "1:2", node: { children: [{ fills: [{ color: { b: 1 } }] }] } }] };

  it("reads an instance anew when its main component changes on the same page", async () => {
    const followed = await following({ file: fileWith([screen, button]) });
    repainted(followed);
    expect(await followed.take("scene-changed")).toMatchObject(anew);
  });

  it("reads an instance anew when its main component changes on another page that is visited", async () => {
    const pages = [{ id: "p:2", name: "Components", type: "CANVAS", children: [button] }];
    const followed = await following({ file: fileWith([screen], { pages }) });
    followed.run.changePage("p:2");
    repainted(followed);
    expect(await followed.take("scene-changed")).toMatchObject(anew);
  });

  it("reads an instance anew when a layer of its main component is deleted", async () => {
    const followed = await following({ file: fileWith([screen, button]) });
    followed.run.changeDocument([{ type: "remove", id: "9:2" }]);
    expect(await followed.patchedIds()).toEqual(["1:2"]);
  });

  it("reads no instance anew when a layer is deleted that none of them has", async () => {
    const followed = await following({ file: fileWith([screen, button, other]) });
    followed.run.changeDocument([{ type: "remove", id: "2:2" }]);
    followed.change("1:3", { opacity: 0.5 });
    expect(await followed.patchedIds()).toEqual(["1:3"]);
  });

  it("reads no instance anew when its own pins are taken off the page", async () => {
    const { say, take, change, patchedIds } = await following({ file: fileWith([screen, button]) });
    say("place-pins", { findings: [{ id: "rule@1:3", number: 1, layerIds: ["1:3"] }] });
    await take("marks-read");
    say("remove-pins");
    await take("marks-read");
    change("1:3", { opacity: 0.5 });
    expect(await patchedIds()).toEqual(["1:3"]);
  });

  it("follows what somebody else changes in the same file", async () => {
    const { run, take } = await following();
    run.changeDocument([{ type: "set", id: "1:2", fields: { characters: "From elsewhere" } }], "REMOTE");
    expect(await take("scene-changed")).toMatchObject({
      changes: [{ id: "1:2", node: { text: { characters: "From elsewhere" } } }],
    });
  });

  it("tells it while others go on changing the page without a rest", async () => {
    const { change, patchedIds, untaken } = await following();
    change("1:2", { characters: "Welcome back" });
    const others = setInterval(() => change("2:2", { name: `Layer ${Date.now()}` }), 50);
    const told = await Promise.race([
      patchedIds(),
      new Promise((resolve) => void setTimeout(() => resolve("nothing in 4 s"), 4000)),
    ]);
    clearInterval(others);
    expect(told).toEqual(["1:2"]);
    expect(untaken("scene-changed")).toBe(0);
  });

  it("says what is left out when the screen grew larger than is read", async () => {
    const { change, take } = await following();
    change("1:3", { children: Array.from({ length: 10_001 }, () => layer("RECTANGLE")) });
    expect((await take("scene-changed")).unread?.first).toMatchObject([{ part: "rest" }]);
  });
});
