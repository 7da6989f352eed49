import { describe, expect, test } from "vitest";
import { BLUE, fill, guid, named, node, pageOf, RED, withInner } from "../../../tests/fig/make-fig.ts";
import { bound, dark, THEME } from "../../../tests/fig/theme-variables.ts";

const at = (x: number, y: number, m00 = 1, m01 = 0, m10 = 0, m11 = 1) => ({
  m00,
  m01,
  m02: x,
  m10,
  m11,
  m12: y,
});

/** A button (10) with a label (11) and an icon (12), which is an instance of a star (14). */
const BUTTON = [
  node(10, "SYMBOL", 0, { name: "Button", componentPropDefs: [{ id: guid(40), name: "Label" }] }),
  node(11, "TEXT", 10, {
    name: "Label",
    textData: { characters: "Button" },
    componentPropRefs: [{ defID: guid(40), componentPropNodeField: "TEXT_DATA" }],
  }),
  node(12, "INSTANCE", 10, { name: "Icon", symbolData: { symbolID: guid(14) } }),
  node(14, "SYMBOL", 0, { name: "Star", fillPaints: [fill(RED)] }),
  node(15, "VECTOR", 14, { name: "Shape", fillPaints: [fill(RED)] }),
  node(16, "SYMBOL", 0, { name: "Heart", fillPaints: [fill(BLUE)] }),
  node(17, "VECTOR", 16, { name: "Heart shape" }),
];

const instance = (fields: object) =>
  node(2, "INSTANCE", 1, { name: "Use", symbolData: { symbolID: guid(10) }, ...fields });

describe("an instance", () => {
  test("shows the layers of its component, with ids of its own", () => {
    const page = pageOf([...BUTTON, instance({ transform: at(50, 0) })]);
    expect(withInner(page).map(({ id, name }) => [id, name])).toEqual([
      ["1:2", "Use"],
      ["I1:2;1:11", "Label"],
      ["I1:2;1:12", "Icon"],
      ["I1:2;1:12;1:15", "Shape"],
    ]);
    expect(named(page, "Label")["absoluteBoundingBox"]).toMatchObject({ x: 50 });
    expect(page[0]).toMatchObject({ type: "INSTANCE", componentId: "1:10" });
  });

  test("changes layers near and deep, and what came of it is taken last", () => {
    const page = pageOf([
      ...BUTTON,
      instance({
        symbolData: {
          symbolID: guid(10),
          symbolOverrides: [
            { guidPath: { guids: [guid(11)] }, textData: { characters: "Send" }, size: { x: 1, y: 1 } },
            { guidPath: { guids: [guid(12), guid(15)] }, fillPaints: [fill(BLUE)] },
          ],
        },
        derivedSymbolData: [{ guidPath: { guids: [guid(11)] }, size: { x: 44, y: 18 }, transform: at(7, 8) }],
      }),
    ]);
    expect(named(page, "Label")).toMatchObject({
      characters: "Send",
      absoluteBoundingBox: { x: 7, y: 8, width: 44, height: 18 },
    });
    expect(named(page, "Shape")["fills"]).toMatchObject([{ color: BLUE }]);
  });

  test("gives the properties of its component their values", () => {
    const assignment = { defID: guid(40), value: { textValue: { characters: "Pay" } } };
    const page = pageOf([...BUTTON, instance({ componentPropAssignments: [assignment] })]);
    expect(named(page, "Label")["characters"]).toBe("Pay");
    expect(named(page, "Use")["componentProperties"]).toEqual({
      "Label#1:40": { type: "TEXT", value: "Pay" },
    });
  });

  test("hides a layer by a property of the set that its variant belongs to", () => {
    const page = pageOf([
      node(9, "FRAME", 0, { isStateGroup: true, name: "Buttons" }),
      node(10, "SYMBOL", 9, {
        name: "State=Default, Size=Large",
        componentPropDefs: [{ id: guid(41), parentPropDefId: guid(40) }],
      }),
      node(11, "TEXT", 10, {
        name: "Label",
        componentPropRefs: [{ defID: guid(41), componentPropNodeField: "VISIBLE" }],
      }),
      instance({ componentPropAssignments: [{ defID: guid(40), value: { boolValue: false } }] }),
    ]);
    expect(page[0]?.children).toBeUndefined();
    expect(page[0]?.["componentProperties"]).toMatchObject({
      State: { type: "VARIANT", value: "Default" },
      Size: { type: "VARIANT", value: "Large" },
    });
  });

  test("that is swapped looks like the other component", () => {
    const swap = { guidPath: { guids: [guid(12)] }, overriddenSymbolID: guid(16) };
    const page = pageOf([
      ...BUTTON,
      instance({ symbolData: { symbolID: guid(10), symbolOverrides: [swap] } }),
    ]);
    expect(named(page, "Icon")).toMatchObject({ componentId: "1:16", fills: [{ color: BLUE }] });
    expect(named(page, "Heart shape").id).toBe("I1:2;1:12;1:17");
  });

  test("takes the colours of the mode that it lies in", () => {
    const page = pageOf([
      ...THEME,
      node(10, "SYMBOL", 0),
      node(11, "TEXT", 10, { name: "Label", fillPaints: [bound] }),
      node(3, "FRAME", 1, dark),
      node(2, "INSTANCE", 3, { symbolData: { symbolID: guid(10) } }),
    ]);
    expect(named(page, "Label")["fills"]).toMatchObject([{ color: BLUE }]);
  });
});
