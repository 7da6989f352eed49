import { describe, expect, test } from "vitest";
import { fileWith, layer, runOnStage } from "../../../tests/run-on-stage.ts";
import type { Change, SharedPlace } from "../../../shared/mend/change.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { applyDocumentChanges, openDocument } from "../../stage/realm/document.ts";

const GREY = { type: "SOLID", color: { r: 0.6, g: 0.6, b: 0.6, a: 1 } };
const BLACK = { type: "SOLID", color: { r: 0, g: 0, b: 0, a: 1 } };

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const label = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  layer("TEXT", { id, fills: [GREY], ...fields });

/** An instance of the button 5:1 with its label, in which it may have changed something for itself. */
const button = (id: string, fields: Readonly<Record<string, unknown>> = {}, own = {}) =>
  layer("INSTANCE", { id, componentId: "5:1", children: [label(`I${id};5:2`, own)], ...fields });

const component = layer("COMPONENT", { id: "5:1", name: "Button", children: [label("5:2")] });

const screenWith = (...children: readonly RestNode[]) => layer("FRAME", { id: "1:1", children });

const PART = { kind: "component", id: "5:2" } as const;

const toBlack = (id: string, at: SharedPlace = PART): Change => ({
  layer: id,
  property: "fill",
  from: "#999999",
  to: "#000000",
  at,
});

const open = async (...nodes: readonly RestNode[]) => openFile(fileWith(nodes));

const openFile = async (file: RestFile) => {
  plugin = await runOnStage({ file, selection: ["1:1"] });
  const fillsOf = (id: string) =>
    applyDocumentChanges(openDocument(file), plugin.seen.changes).document.nodes.get(id)?.["fills"];
  const ask = async (...changes: readonly Change[]) => {
    plugin.say("find-origin", { findingId: "rule@1", kind: "fill", changes });
    return (await plugin.take("origin-found")).isThere;
  };
  const fix = async (...changes: readonly Change[]) => {
    plugin.say("apply-fixes", [{ findingId: "rule@1", changes }]);
    return (await plugin.take("fixes-made"))[0];
  };
  return { ask, fix, fillsOf };
};

describe("a fix inside an instance", () => {
  const others = [button("2:2"), button("2:3", {}, { fills: [BLACK] })];

  test("is offered in its component", async () => {
    const { ask } = await open(component, screenWith(button("2:1"), ...others));
    expect(await ask(toBlack("I2:1;5:2"))).toBe(true);
  });

  test("is not offered there when it puts a label beside the instance", async () => {
    const { ask } = await open(component, screenWith(button("2:1"), ...others));
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const added = {
      property: "label",
      from: box,
      to: "Name",
      box,
      like: "5:2",
      sizePx: 14,
      color: "#000000",
    };
    expect(await ask(toBlack("I2:1;5:2"), { layer: "2:1", ...added } as Change)).toBe(false);
  });

  test("is not offered there when each instance is given the words, or has a gap of its own", async () => {
    const given = layer("COMPONENT", {
      id: "5:1",
      layoutMode: "HORIZONTAL",
      itemSpacing: 4,
      children: [label("5:2", { componentPropertyReferences: { characters: "Label#1:0" } })],
    });
    const own = { overrides: [{ id: "2:1", overriddenFields: ["itemSpacing"] }], itemSpacing: 4 };
    const { ask } = await open(given, screenWith(button("2:1", own), button("2:2", { itemSpacing: 4 })));
    const words = { layer: "I2:1;5:2", property: "characters", from: "Go", to: "Send", at: PART } as const;
    expect(await ask(words)).toBe(false);
    const at = { kind: "component", id: "5:1" } as const;
    const gap = (layer: string) => ({ layer, property: "gap", from: 4, to: 8, at }) as const;
    expect(await ask(gap("2:1"))).toBe(false);
    expect(await ask(gap("2:2"))).toBe(true);
    expect(await ask({ ...gap("2:2"), from: 6 })).toBe(false);
  });

  test("made there reaches all instances but those with a value of their own, as one change", async () => {
    const { fix, fillsOf } = await open(component, screenWith(button("2:1"), ...others));
    expect(await fix(toBlack("I2:1;5:2"), toBlack("I2:2;5:2"))).toEqual({
      findingId: "rule@1",
      made: 1,
      trouble: null,
    });
    expect(fillsOf("5:2")).toMatchObject([{ color: { r: 0, g: 0, b: 0 } }]);
    expect(fillsOf("I2:1;5:2")).toEqual(fillsOf("5:2"));
    expect(fillsOf("I2:2;5:2")).toEqual(fillsOf("5:2"));
    expect(fillsOf("I2:3;5:2")).toEqual([BLACK]);
  });

  test("goes to the component that has the value: the innermost one of instances in components", async () => {
    const card = layer("COMPONENT", { id: "6:1", name: "Card", children: [button("6:2")] });
    const inner = layer("INSTANCE", {
      id: "I2:9;6:2",
      componentId: "5:1",
      children: [label("I2:9;6:2;5:2")],
    });
    const outer = layer("INSTANCE", { id: "2:9", componentId: "6:1", children: [inner] });
    const { ask, fix, fillsOf } = await open(component, card, screenWith(outer));
    expect(await ask(toBlack("I2:9;6:2;5:2"))).toBe(true);
    await fix(toBlack("I2:9;6:2;5:2"));
    expect(fillsOf("I2:9;6:2;5:2")).toEqual(fillsOf("5:2"));
    expect(fillsOf("5:2")).toMatchObject([{ color: { r: 0, g: 0, b: 0 } }]);
  });

  test.each([
    ["a layer in no instance", [component, screenWith(label("2:1"))], "2:1"],
    [
      "a layer that has overridden what is to change",
      [
        component,
        screenWith(button("2:1", { overrides: [{ id: "I2:1;5:2", overriddenFields: ["fills"] }] })),
      ],
      "I2:1;5:2",
    ],
    [
      "a layer with a style of its own",
      [
        component,
        screenWith(button("2:1", { overrides: [{ id: "I2:1;5:2", overriddenFields: ["fillStyleId"] }] })),
      ],
      "I2:1;5:2",
    ],
    [
      "a component that shows another colour, as in another mode",
      [
        layer("COMPONENT", { id: "5:1", children: [label("5:2", { fills: [BLACK] })] }),
        screenWith(button("2:1")),
      ],
      "I2:1;5:2",
    ],
    ["a component that cannot be reached", [screenWith(button("2:1"))], "I2:1;5:2"],
    ["a layer that is gone", [component, screenWith(button("2:1"))], "I2:7;5:2"],
    [
      "a layer that somebody put into a slot",
      [component, screenWith(button("2:1", { children: [label("4:4")] }))],
      "4:4",
    ],
  ] as const)("is not offered for %s", async (_, nodes, id) => {
    const { ask } = await open(...nodes);
    expect(await ask(toBlack(id))).toBe(false);
  });

  test("is not offered for a component of another file, which cannot be changed here", async () => {
    const components = { "5:1": { key: "k", name: "Button", remote: true } };
    const { ask } = await openFile({ ...fileWith([screenWith(button("2:1"))]), components });
    expect(await ask(toBlack("2:1"))).toBe(false);
  });

  test("is not offered when its layers come from two components", async () => {
    const other = layer("COMPONENT", { id: "7:1", children: [label("7:2")] });
    const tag = layer("INSTANCE", { id: "2:8", componentId: "7:1", children: [label("I2:8;7:2")] });
    const { ask } = await open(component, other, screenWith(button("2:1"), tag));
    expect(await ask(toBlack("I2:1;5:2"), toBlack("I2:8;7:2", { kind: "component", id: "7:2" }))).toBe(false);
  });

  test("that cannot be made there any more changes nothing, and says so", async () => {
    const { fix } = await open(screenWith(button("2:1")));
    expect(await fix(toBlack("I2:1;5:2"))).toMatchObject({ made: 0, trouble: "changed" });
    expect(plugin.seen.changes).toEqual([]);
  });
});
