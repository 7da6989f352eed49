import { describe, expect, test } from "vitest";
import { fromRest } from "./from-rest.ts";
import { file, node, page, read, solid } from "../../../tests/rest-file.ts";

describe("variables", () => {
  const black = { r: 0, g: 0, b: 0, a: 1 };
  const alias = { type: "VARIABLE_ALIAS", id: "V:2" };
  interface Tables {
    readonly variables?: object;
    readonly variableCollections?: object;
  }
  const variable = (resolvedType: string, valuesByMode: object) => ({
    name: "Text",
    variableCollectionId: "C:1",
    resolvedType,
    valuesByMode,
  });
  const modes = [
    { modeId: "1:0", name: "Light" },
    { modeId: "1:1", name: "Dark" },
  ];

  test("are read from the tables beside the document: colours and aliases, by mode", () => {
    const [scene] = fromRest({
      ...file(),
      variables: {
        "V:1": variable("COLOR", { "1:0": black, "1:1": alias, "1:2": { color: alias, opacity: 50 } }),
        "V:3": variable("FLOAT", { "1:0": 8 }),
      },
      variableCollections: { "C:1": { name: "Theme", modes, defaultModeId: "1:0" } },
    });
    expect(scene).toMatchObject({
      variables: { "V:1": { name: "Text", values: { "1:0": black, "1:1": { alias: "V:2" } } } },
      collections: { "C:1": { name: "Theme", defaultModeId: "1:0" } },
    });
    expect(Object.keys(scene?.variables?.["V:1"]?.values ?? {})).toEqual(["1:0", "1:1"]);
    expect(scene?.variables?.["V:3"]).toBeUndefined();
  });

  test.each<[string, Tables]>([
    ["variable without a name", { variables: { bad: { ...variable("COLOR", {}), name: undefined } } }],
    ["colour out of bounds", { variables: { bad: variable("COLOR", { "1:0": { ...black, r: 1.2 } }) } }],
    ["colour without green", { variables: { bad: variable("COLOR", { "1:0": { ...black, g: null } }) } }],
    ["variable that is a number", { variables: { bad: 7 } }],
    ["collection without a default mode", { variableCollections: { bad: { name: "Theme", modes } } }],
    ["collection whose modes are no list", { variableCollections: { bad: { name: "Theme", modes: 1 } } }],
  ])("are left out when they cannot be read: a %s", (_, { variables, variableCollections }) => {
    const [scene] = fromRest({
      ...file(),
      variables: { good: variable("COLOR", { "1:0": black }), ...variables },
      variableCollections: { good: { name: "Theme", modes, defaultModeId: "1:0" }, ...variableCollections },
    });
    expect(Object.keys(scene?.variables ?? {})).toEqual(["good"]);
    expect(Object.keys(scene?.collections ?? {})).toEqual(["good"]);
  });

  test("are left out when their tables are none", () => {
    const [scene] = fromRest({ ...file(node()), variables: [1], variableCollections: "none" });
    expect(scene).toMatchObject({ frames: [{}] });
    expect(scene?.variables).toBeUndefined();
    expect(scene?.collections).toBeUndefined();
  });

  test("give their ids to paints and to the stops of gradients", () => {
    const boundVariables = { color: alias };
    const stops = [black, { ...black, a: 0.5 }].map((color, position) => ({
      position,
      color,
      boundVariables,
    }));
    const gradient = { type: "GRADIENT_LINEAR", gradientStops: stops };
    expect(read({ fills: [{ ...solid, boundVariables }, gradient] })?.fills).toMatchObject([
      { type: "solid", variable: "V:2" },
      { type: "gradient", stops: [{ variable: "V:2" }, { variable: "V:2" }] },
    ]);
  });

  test("have the modes of the page and the section, unless the screen sets its own", () => {
    const set = (theme: string, size?: string) => ({
      explicitVariableModes: { theme, ...(size && { size }) },
    });
    const section = {
      ...node({ id: "2:1", type: "SECTION", children: [node(set("dark"))] }),
      ...set("grey"),
    };
    const document = {
      id: "0:0",
      name: "D",
      type: "DOCUMENT",
      children: [{ ...page([section]), ...set("light", "phone") }],
    };
    expect(fromRest({ document })[0]?.frames[0]?.modes).toEqual({ theme: "dark", size: "phone" });
  });
});
