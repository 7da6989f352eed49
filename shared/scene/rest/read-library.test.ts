import { expect, test } from "vitest";
import { readLibraryTables, usedIdsIn } from "./read-library.ts";

const file = {
  document: {
    id: "0:0",
    type: "DOCUMENT",
    children: [
      {
        id: "1:1",
        type: "INSTANCE",
        visible: false,
        componentId: "2:1",
        styles: { fill: "3:1" },
        fills: [{ type: "SOLID", boundVariables: { color: { type: "VARIABLE_ALIAS", id: "v:1" } } }],
      },
    ],
  },
  components: { "2:1": { name: "A=1", componentSetId: "2:0" }, "2:2": { name: "Card", remote: true } },
  componentSets: { "2:0": { name: "Button" } },
  styles: { "3:1": { name: "Brand", styleType: "FILL" }, "3:2": { name: "Grid", styleType: "NEWER" } },
  variables: {
    "v:1": {
      name: "space/md",
      variableCollectionId: "c:1",
      resolvedType: "FLOAT",
      valuesByMode: { "m:1": 8, "m:2": { type: "VARIABLE_ALIAS", id: "v:2" }, "m:3": "eight" },
      deletedButReferenced: true,
    },
  },
  variableCollections: {
    "c:1": { name: "Space", modes: [{ modeId: "m:1", name: "One" }], defaultModeId: "m:1" },
  },
};

test("what a file keeps is read, with where it comes from and whether it stands", () => {
  expect(readLibraryTables(file)).toEqual({
    variables: [
      {
        id: "v:1",
        name: "space/md",
        collectionId: "c:1",
        values: { "m:1": 8, "m:2": { alias: "v:2" } },
        isDeleted: true,
      },
    ],
    collections: { "c:1": { name: "Space", modes: [{ id: "m:1", name: "One" }], defaultModeId: "m:1" } },
    styles: [{ id: "3:1", name: "Brand", type: "fill" }],
    components: [
      { id: "2:1", name: "A=1", setId: "2:0" },
      { id: "2:2", name: "Card", isRemote: true },
    ],
    sets: [{ id: "2:0", name: "Button" }],
  });
});

test("a value that is no finite number is left out", () => {
  const variable = {
    ...file.variables["v:1"],
    valuesByMode: { "m:1": 8, "m:2": Infinity, "m:3": -Infinity },
  };
  expect(readLibraryTables({ variables: { "v:1": variable } }).variables).toMatchObject([
    { values: { "m:1": 8 } },
  ]);
  expect(readLibraryTables({ variables: { "v:1": variable } }).variables[0]?.values).not.toHaveProperty(
    "m:2",
  );
});

test("what hidden layers and other variables refer to is used", () => {
  expect([...usedIdsIn(file)].toSorted()).toEqual(["2:1", "3:1", "v:1", "v:2"]);
});

test("a file without tables keeps nothing", () => {
  expect(readLibraryTables({})).toEqual({
    variables: [],
    collections: {},
    styles: [],
    components: [],
    sets: [],
  });
});
