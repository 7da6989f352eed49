import { describe, expect, test } from "vitest";
import { fileWith, layer, runOnStage } from "../../../tests/run-on-stage.ts";
import type { Change, SharedPlace } from "../../../shared/mend/change.ts";
import type { RestFile } from "../../../shared/scene/rest/rest-file.ts";
import { applyDocumentChanges, openDocument } from "../../stage/realm/document.ts";

const rgba = (grey: number) => ({ r: grey, g: grey, b: grey, a: 1 });
const VARIABLE = { kind: "variable", id: "V:1" } as const;
const STYLE = { kind: "style", id: "S:1" } as const;

const bound = {
  type: "SOLID",
  color: rgba(0.6),
  boundVariables: { color: { type: "VARIABLE_ALIAS", id: "V:1" } },
};
const texts = ["2:1", "2:2"].map((id) => layer("TEXT", { id, characters: "Pay", fills: [bound] }));
const styled = layer("TEXT", {
  id: "2:3",
  characters: "Pay",
  fills: [{ type: "SOLID", color: rgba(0.6) }],
  styles: { fill: "S:1" },
});

const fileOf = (values: object, isRemote = false): RestFile => ({
  ...fileWith([layer("FRAME", { id: "1:1", children: [...texts, styled] })]),
  variables: {
    "V:1": {
      id: "V:1",
      name: "faint",
      resolvedType: "COLOR",
      variableCollectionId: "C:1",
      valuesByMode: values,
      remote: isRemote,
    },
  },
  variableCollections: { "C:1": { id: "C:1", name: "Colours", defaultModeId: "light", modes: [] } },
  styles: { "S:1": { key: "k", name: "Caption", styleType: "FILL", remote: isRemote } },
});

/** The same with a style that takes its colour from a variable in its turn. */
const boundStyle: RestFile = {
  ...fileOf({}),
  ...fileWith([
    layer("FRAME", {
      id: "1:1",
      children: [layer("TEXT", { id: "2:1", fills: [bound], styles: { fill: "S:1" } })],
    }),
  ]),
};

let plugin: Awaited<ReturnType<typeof runOnStage>>;

async function open(file: RestFile, at: SharedPlace, layer: string) {
  plugin = await runOnStage({ file, selection: ["1:1"] });
  const changes: readonly Change[] = [{ layer, property: "fill", from: "#999999", to: "#666666", at }];
  const ask = async () => {
    plugin.say("find-origin", { findingId: "rule@1", kind: "text-color", changes });
    return (await plugin.take("origin-found")).isThere;
  };
  const fix = async () => {
    plugin.say("apply-fixes", [{ findingId: "rule@1", changes }]);
    const answers = await plugin.take("fixes-made");
    const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
    return { answers, document };
  };
  return { ask, fix };
}

describe("a colour is changed where layers take it from", () => {
  test("in a variable, for all layers that have it, which stay bound to it", async () => {
    const { ask, fix } = await open(fileOf({ light: rgba(0.6), dark: rgba(0.9) }), VARIABLE, "2:1");
    expect(await ask()).toBe(true);
    const { answers, document } = await fix();
    expect(answers).toEqual([{ findingId: "rule@1", made: 1, trouble: null }]);
    for (const id of ["2:1", "2:2"])
      expect(document.nodes.get(id)?.["fills"]).toMatchObject([
        { color: rgba(0.4), boundVariables: { color: { id: "V:1" } } },
      ]);
    expect(document.file.variables?.["V:1"]).toMatchObject({
      valuesByMode: { light: rgba(0.4), dark: rgba(0.9) },
    });
  });

  test("in a style", async () => {
    const { ask, fix } = await open(fileOf({}), STYLE, "2:3");
    expect(await ask()).toBe(true);
    const { answers, document } = await fix();
    expect(answers).toMatchObject([{ made: 1 }]);
    expect(document.nodes.get("2:3")).toMatchObject({
      fills: [{ color: rgba(0.4) }],
      styles: { fill: "S:1" },
    });
  });
});

test.each([
  ["a variable of another file", fileOf({ light: rgba(0.6) }, true), VARIABLE, "2:1"],
  [
    "a variable that takes it from another one",
    fileOf({ light: { type: "VARIABLE_ALIAS", id: "V:2" } }),
    VARIABLE,
    "2:1",
  ],
  ["a variable that has another colour by now", fileOf({ light: rgba(0.1) }), VARIABLE, "2:1"],
  ["a style of another file", fileOf({}, true), STYLE, "2:3"],
  ["a style that takes it from a variable", boundStyle, STYLE, "2:1"],
  ["a style that is gone", fileOf({}), { kind: "style", id: "S:9" }, "2:3"],
] as const)(
  "a colour is not offered to be changed there in %s, and nothing is changed",
  async (_, file, at, layer) => {
    const { ask, fix } = await open(file, at, layer);
    expect(await ask()).toBe(false);
    expect((await fix()).answers).toMatchObject([{ made: 0, trouble: "changed" }]);
    expect(plugin.seen.changes).toEqual([]);
  },
);

test("several fixes are one step back, each with its own answer", async () => {
  plugin = await runOnStage({ file: fileOf({}), selection: ["1:1"] });
  const to = (layer: string) => [{ layer, property: "fill", from: "#999999", to: "#666666" }] as const;
  plugin.say("apply-fixes", [
    { findingId: "one", changes: to("2:1") },
    { findingId: "two", changes: to("9:9") },
    { findingId: "three", changes: to("2:2") },
  ]);
  expect(await plugin.take("fixes-made")).toEqual([
    { findingId: "one", made: 1, trouble: null },
    { findingId: "two", made: 0, trouble: "gone" },
    { findingId: "three", made: 1, trouble: null },
  ]);
  const { length } = plugin.seen.changes;
  expect(plugin.seen.commits).toEqual([0, length]);
});
