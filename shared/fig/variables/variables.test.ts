import { describe, expect, test } from "vitest";
import { fromRest } from "../../scene/rest/from-rest.ts";
import { readLibraryTables } from "../../scene/rest/read-library.ts";
import {
  BLUE,
  document,
  fill,
  guid,
  named,
  node,
  openParts,
  pageOf,
  RED,
} from "../../../tests/fig/make-fig.ts";
import { bound, dark, THEME } from "../../../tests/fig/theme-variables.ts";

describe("colours of variables", () => {
  test("are those of the mode in force, the first where none is set", () => {
    const page = pageOf([
      ...THEME,
      node(2, "ROUNDED_RECTANGLE", 1, { name: "Light", fillPaints: [bound] }),
      node(3, "FRAME", 1, { ...dark }),
      node(4, "ROUNDED_RECTANGLE", 3, { name: "Dark", fillPaints: [bound] }),
    ]);
    expect(named(page, "Light")["fills"]).toMatchObject([{ color: RED }]);
    expect(named(page, "Dark")["fills"]).toMatchObject([{ color: BLUE }]);
  });

  test("are told with their names and modes, so that a screen can be judged in another one", () => {
    const nodes = document(...THEME, node(3, "FRAME", 1, { ...dark, fillPaints: [bound] }));
    const [scene] = fromRest(openParts({ nodes }).readPage("1:1"));
    expect(scene?.collections).toEqual({
      "VariableCollectionId:theme": {
        name: "VARIABLE_SET 20",
        modes: [
          { id: "1:21", name: "Light" },
          { id: "1:22", name: "Dark" },
        ],
        defaultModeId: "1:21",
      },
    });
    expect(scene?.frames[0]?.modes).toEqual({ "VariableCollectionId:theme": "1:22" });
    expect(scene?.frames[0]?.fills).toMatchObject([{ variable: "VariableID:1:23" }]);
  });

  test("that refer to each other in a circle keep what the layer remembers", () => {
    const loop = (id: number, to: number) =>
      node(id, "VARIABLE", 0, {
        variableSetID: { guid: guid(20) },
        variableDataValues: {
          entries: [{ modeID: guid(21), variableData: { value: { alias: { guid: guid(to) } } } }],
        },
      });
    const paint = fill(RED, { colorVar: { value: { alias: { guid: guid(30) } } } });
    const page = pageOf([...THEME, loop(30, 31), loop(31, 30), node(2, "FRAME", 1, { fillPaints: [paint] })]);
    expect(page[0]?.["fills"]).toMatchObject([{ color: RED }]);
  });
});

const SPACE = node(25, "VARIABLE", 0, {
  variableSetID: { guid: guid(20) },
  variableResolvedType: "FLOAT",
  variableDataValues: { entries: [{ modeID: guid(21), variableData: { value: { floatValue: 8 } } }] },
});
const gives = (variableField: string) => ({
  variableField,
  variableData: { value: { alias: { guid: guid(25) } } },
});

describe("numbers of variables", () => {
  test("are told of the properties that they give, under the names of the REST API", () => {
    const entries = ["STACK_SPACING", "STACK_PADDING_LEFT", "CORNER_RADIUS", "SOMETHING_NEW"].map(gives);
    const nodes = [...THEME, SPACE, node(2, "FRAME", 1, { variableConsumptionMap: { entries } })];
    const [scene] = fromRest(openParts({ nodes: document(...nodes) }).readPage("1:1"));
    const id = "VariableID:1:25";
    expect(scene?.frames[0]?.variables).toEqual({
      itemSpacing: [id],
      paddingLeft: [id],
      rectangleCornerRadii: [id, id, id, id],
    });
  });

  test("are values of their variables", () => {
    const { tables } = openParts({ nodes: document(...THEME, SPACE) });
    expect(readLibraryTables(tables).variables.find(({ id }) => id === "VariableID:1:25")).toMatchObject({
      values: { "1:21": 8 },
    });
  });
});

describe("what a file keeps", () => {
  const deleted = { isSoftDeleted: true };
  const style = (id: number, more: object = {}) =>
    node(id, "ROUNDED_RECTANGLE", 0, { styleType: "FILL", fillPaints: [fill(BLUE)], ...more });

  test("may be deleted, a variable with its collection, or come from another file", () => {
    const collection = node(40, "VARIABLE_SET", 0, { ...deleted });
    const lost = node(41, "VARIABLE", 0, { variableSetID: { guid: guid(40) } });
    const nodes = document(collection, lost, style(42, deleted), style(43, { publishID: guid(9) }));
    const { variables, styles } = readLibraryTables(openParts({ nodes }).tables);
    expect(variables).toMatchObject([{ id: "VariableID:1:41", isDeleted: true }]);
    expect(styles).toMatchObject([
      { id: "1:42", isDeleted: true },
      { id: "1:43", isRemote: true },
    ]);
  });

  test("shows how a style looks", () => {
    const [found] = readLibraryTables(openParts({ nodes: document(style(42)) }).tables).styles;
    expect(found?.fills).toEqual([{ type: "solid", color: { r: 0, g: 0, b: 1 } }]);
  });

  test("is used where something refers to it, also on hidden layers; itself is no use", () => {
    const nodes = document(
      ...THEME,
      style(42),
      style(43),
      node(2, "FRAME", 1, { visible: false, fillPaints: [bound], styleIdForStrokeFill: { guid: guid(42) } }),
    );
    const used = openParts({ nodes }).usedIds();
    const ids = ["VariableID:1:23", "VariableID:1:24", "1:42", "1:43"];
    expect(ids.map((id) => used.has(id))).toEqual([true, true, true, false]);
  });
});
