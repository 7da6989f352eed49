import { expect, test } from "vitest";
import { halfEm, lettered, restText, solid } from "../../../../tests/stage/drawn-node.ts";
import { documentOf, layer } from "../../../../tests/stage/open-document.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { DocumentChange, PluginRun } from "../../realm/editor.ts";
import type { Stage } from "../stage.ts";
import type { StageState } from "../state.ts";
import { createStore } from "../store.ts";
import { changeFromPlugin, undo } from "./edit.ts";

type Fields = Readonly<Record<string, unknown>>;
type Editing = Pick<StageState, "document" | "selection" | "hoveredId" | "past" | "future">;

const letter = (at: number) => ({ at, x: at * 5, y: 9, widthPx: 5, path: "l5 0l0 -5z" });
const outlined = (fields: Fields = {}): RestNode =>
  restText("two", [0, 0, 15, 12], {}, { ...lettered([0, 1, 2].map(letter)), ...fields });

function stageWith(root: RestNode, run: Pick<PluginRun, "changeDocument"> | null = null) {
  const state = { document: documentOf(root), selection: [], hoveredId: null, past: [], future: [] };
  const store = createStore<Editing>(state);
  const stage = { store, measure: halfEm, run } as unknown as Stage;
  return { stage, nodeOf: (id: string) => store.get().document?.nodes.get(id) };
}

/** The layers after the plugin changed one. */
function changed(root: RestNode, fields: Fields, id = "1:1") {
  const { stage, nodeOf } = stageWith(root);
  changeFromPlugin(stage, [{ type: "set", id, fields }]);
  return nodeOf;
}

const RED_PART: Fields = {
  characterStyleOverrides: [0, 4, 4],
  styleOverrideTable: { 4: { fills: [solid(1, 0, 0)] } },
};

test.each<[string, Fields]>([
  ["of another colour in a part", RED_PART],
  ["of another colour", { fills: [solid(1, 0, 0)] }],
  ["that lets more through", { opacity: 0.5 }],
  ["with a shared colour", { styles: { fill: "S:1" } }],
])("a text %s keeps its letters as they are drawn, and its box", (_, fields) => {
  const before = outlined();
  const after = changed(before, fields)("1:1");
  expect(after).toEqual({ ...before, ...fields });
});

test.each<[string, Fields]>([
  ["in another weight in a part", { ...RED_PART, styleOverrideTable: { 4: { fontWeight: 700 } } }],
  ["in another size", { style: { ...(outlined()["style"] as Fields), fontSize: 20 } }],
])("a text %s is set anew", (_, fields) => {
  expect(changed(outlined(), fields)("1:1")).not.toHaveProperty("glyphGeometry");
});

test("an instance of a text that is written otherwise does not show the old letters, wherever they stood", () => {
  const root = layer(
    "f",
    [0, 0, 9, 9],
    [
      layer("c", [0, 0, 9, 9], [outlined()], { type: "COMPONENT" }),
      layer("i", [0, 0, 9, 9], [outlined({ id: "Ii;1:1", ...lettered([letter(0)]) })], {
        type: "INSTANCE",
        componentId: "c",
      }),
    ],
  );
  const after = changed(root, { characters: "new words" });
  expect(after("Ii;1:1")).toMatchObject({ characters: "new words" });
  expect(after("Ii;1:1")).not.toHaveProperty("glyphGeometry");
});

test("what a fix asks of an auto layout is made, told to the plugin, and taken back in one step", () => {
  const HUGS = { layoutSizingHorizontal: "HUG", layoutSizingVertical: "HUG" };
  const row = layer("row", [0, 0, 60, 20], [layer("word", [0, 0, 60, 20])], {
    layoutMode: "HORIZONTAL",
    ...HUGS,
  });
  const told: DocumentChange[] = [];
  const { stage, nodeOf } = stageWith(row, { changeDocument: (changes) => void told.push(...changes) });
  const place = () => nodeOf("word")?.["absoluteBoundingBox"];
  changeFromPlugin(stage, [{ type: "set", id: "row", fields: { paddingLeft: 12 } }]);
  expect(place()).toMatchObject({ x: 12 });
  expect(new Set(told.flatMap((one) => (one.type === "set" ? [one.id] : [])))).toEqual(
    new Set(["row", "word"]),
  );
  undo(stage);
  expect(place()).toMatchObject({ x: 0 });
});
