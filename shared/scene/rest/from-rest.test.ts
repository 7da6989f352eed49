import { describe, expect, test } from "vitest";
import { realDesigns } from "../../../tests/real-designs.ts";
import { fromRest } from "./from-rest.ts";
import { SceneError } from "../place.ts";
import { file, HANDLES, node, page, read, solid, style, text } from "../../../tests/rest-file.ts";

describe("the shapes of an answer", () => {
  test("a whole file makes one scene a page", () => {
    const scenes = fromRest({
      name: "Shop",
      document: { id: "0:0", name: "D", type: "DOCUMENT", children: [page([node()]), page([])] },
    });
    expect(scenes.map(({ file, frames }) => [file, frames.length])).toEqual([
      ["Shop", 1],
      ["Shop", 0],
    ]);
  });

  test("a nodes answer makes one scene a node", () => {
    const scenes = fromRest({
      name: "Shop",
      nodes: { "1:2": { document: node(), components: { "9:9": { name: "Button" } } }, "1:3": null },
    });
    expect(
      scenes.map(({ file, frames, components }) => [file, frames[0]?.id, components["9:9"]?.name]),
    ).toEqual([["Shop", "1:2", "Button"]]);
  });

  test("a bare node is its own frame, whatever its type", () => {
    expect(fromRest(text())[0]?.frames[0]?.text?.characters).toBe("Hello");
  });

  test("a variant knows the set it belongs to", () => {
    const scenes = fromRest({
      ...file(),
      components: { "9:1": { name: "State=Hover", componentSetId: "9:0" } },
      componentSets: { "9:0": { name: "Button" } },
    });
    expect(scenes[0]?.components["9:1"]).toEqual({
      name: "State=Hover",
      setName: "Button",
      setId: "9:0",
    });
  });
});

describe("what a layer becomes", () => {
  test("hidden layers and layers without opacity are left out", () => {
    expect(
      read({
        children: [node({ visible: false }), node({ opacity: 0 }), node({ id: "5:5" })],
      })?.children?.map(({ id }) => id),
    ).toEqual(["5:5"]);
  });

  test("paints that nobody sees are left out", () => {
    const of = (level: number, more: object) => ({
      ...solid,
      color: { r: level, g: level, b: level },
      ...more,
    });
    const unseen = [
      of(1, { opacity: 0.00001 }),
      of(1, { blendMode: "MULTIPLY" }),
      of(0, { blendMode: "SCREEN" }),
    ];
    expect(read({ fills: unseen })?.fills).toBeUndefined();
    const seen = [
      of(0.9, { blendMode: "MULTIPLY" }),
      of(1, { blendMode: "SCREEN" }),
      of(1, { opacity: 0.01 }),
    ];
    expect(read({ fills: seen })?.fills).toHaveLength(3);
  });

  test("hidden paints are left out, and a colour's alpha is the opacity of its paint", () => {
    const half = { ...solid, opacity: 0.5, color: { ...solid.color, a: 0.5 } };
    expect(read({ fills: [{ ...solid, visible: false }, half] })?.fills).toEqual([
      { type: "solid", color: { r: 1, g: 0, b: 0 }, opacity: 0.25 },
    ]);
  });

  test("what is newer than the reader is kept as something of unknown looks", () => {
    const pattern = { type: "PATTERN", sourceNodeId: "9:9", tileType: "RECTANGULAR", opacity: 0.5 };
    const fills = [pattern, { type: "SHADER", id: "s", properties: {} }, { type: "NOISE_3D" }];
    const newer = read({ fills, effects: [{ type: "SPARKLE" }], blendMode: "SWIRL" });
    expect(newer).toMatchObject({
      fills: [{ type: "image", opacity: 0.5 }, { type: "image" }, { type: "image" }],
      effects: [{ type: "other" }],
      blendMode: "SWIRL",
    });
  });

  test("older files say background instead of fills", () => {
    expect(read({ background: [solid] })?.fills).toHaveLength(1);
  });

  test("a gradient keeps its stops and handles", () => {
    const stops = [
      { position: 0, color: solid.color },
      { position: 1, color: { r: 0, g: 0, b: 0, a: 0 } },
    ];
    expect(
      read({ fills: [{ type: "GRADIENT_LINEAR", gradientHandlePositions: HANDLES, gradientStops: stops }] })
        ?.fills,
    ).toEqual([{ type: "gradient", shape: "linear", stops, handles: HANDLES }]);
  });

  test("auto layout keeps direction, gaps, paddings and alignment", () => {
    const layout = {
      layoutMode: "HORIZONTAL",
      layoutWrap: "WRAP",
      itemSpacing: 8,
      counterAxisSpacing: 4,
      paddingTop: 1,
      paddingRight: 2,
      paddingBottom: 3,
      paddingLeft: 4,
      primaryAxisAlignItems: "SPACE_BETWEEN",
      counterAxisAlignItems: "CENTER",
    };
    expect(read(layout)?.layout).toEqual({
      direction: "horizontal",
      wraps: true,
      gapPx: 8,
      paddingPx: [1, 2, 3, 4],
      align: "space-between",
      crossAlign: "center",
    });
  });

  test("a box has no thousandths of a px", () => {
    const absoluteBoundingBox = { x: -0.003, y: 12.5049, width: 80.001, height: 20 };
    expect(read({ absoluteBoundingBox })?.box).toEqual({ x: 0, y: 12.5, width: 80, height: 20 });
  });

  test("a turn in radians becomes degrees clockwise", () => {
    expect(read({ rotation: -Math.PI / 2 })?.rotationDeg).toBe(90);
  });

  test("an ellipse tells whether all of it is painted", () => {
    const isArc = (arcData: object) =>
      read({ children: [node({ type: "ELLIPSE", fills: [solid], arcData })] })?.children?.[0]?.isArc;
    expect(isArc({ startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 })).toBeUndefined();
    expect(isArc({ startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0.8 })).toBe(true);
    expect(isArc({ startingAngle: 1, endingAngle: 3, innerRadius: 0 })).toBe(true);
  });

  test("a stroke keeps the width of each side", () => {
    const stroked = read({
      strokes: [solid],
      strokeWeight: 1,
      individualStrokeWeights: { top: 0, right: 0, bottom: 2, left: 0 },
      strokeAlign: "OUTSIDE",
    });
    expect(stroked?.stroke).toEqual({ widthsPx: [0, 0, 2, 0], align: "outside" });
  });

  test.each([
    ["ENDING", true],
    [1, true],
    ["DISABLED", undefined],
    [0, undefined],
    ["SOMEHOW", undefined],
  ])("a text whose truncation is %s", (textTruncation, isTruncated) => {
    const [scene] = fromRest(file(node({ children: [text({ style: { ...style, textTruncation } })] })));
    expect(scene?.frames[0]?.children?.[0]?.text?.isTruncated).toBe(isTruncated);
  });

  test.each([
    ["an address", { type: "URL", url: "https://example.com" }, true],
    ["an address as the editor says it", { type: "URL", value: "https://example.com" }, true],
    ["a layer", { type: "NODE", nodeID: "1:2" }, true],
    ["nowhere: a link that was taken away", { type: "URL" }, undefined],
  ])("a text that leads to %s", (_, hyperlink, isLink) => {
    const [scene] = fromRest(file(node({ children: [text({ style: { ...style, hyperlink } })] })));
    expect(scene?.frames[0]?.children?.[0]?.text?.runs[0]?.isLink).toBe(isLink);
  });

  test("a text is cut into runs of equal style", () => {
    const runs = fromRest(
      text({
        characterStyleOverrides: [0, 0, 3, 3],
        styleOverrideTable: { 3: { fontWeight: 700, fills: [solid] } },
      }),
    )[0]?.frames[0]?.text?.runs;
    expect(runs?.map(({ start, end, weight, fills }) => [start, end, weight, fills?.length])).toEqual([
      [0, 2, 400, undefined],
      [2, 4, 700, 1],
      [4, 5, 400, undefined],
    ]);
  });

  test("a run of another size keeps a line height in px, and scales one that follows the size", () => {
    const lineHeightOf = (unit: string) =>
      fromRest(
        text({
          style: { ...style, lineHeightUnit: unit },
          characterStyleOverrides: [1],
          styleOverrideTable: { 1: { fontSize: 8 } },
        }),
      )[0]?.frames[0]?.text?.runs[0]?.lineHeightPx;
    expect([lineHeightOf("PIXELS"), lineHeightOf("INTRINSIC_%")]).toEqual([24, 12]);
  });

  test("an instance knows its component and its properties", () => {
    const properties = {
      State: { type: "VARIANT", value: "Disabled" },
      "Show icon#1:2": { type: "BOOLEAN", value: true },
    };
    expect(read({ type: "INSTANCE", componentId: "9:1", componentProperties: properties })?.instance).toEqual(
      { componentId: "9:1", properties: { State: "Disabled", "Show icon#1:2": true } },
    );
  });

  test("an interaction becomes a reaction, in the old words too", () => {
    const interactions = [
      {
        trigger: { type: "ON_CLICK" },
        actions: [{ type: "NODE", destinationId: "7:7", navigation: "NAVIGATE" }],
      },
    ];
    expect(read({ interactions })?.reactions).toEqual([
      { trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId: "7:7" },
    ]);
    expect(read({ transitionNodeID: "7:7" })?.reactions).toEqual([
      { trigger: "ON_CLICK", action: "NODE", destinationId: "7:7" },
    ]);
  });

  test("what hangs on a condition is a reaction too", () => {
    const leadTo = (destinationId: string) => ({ type: "NODE", destinationId, navigation: "NAVIGATE" });
    const conditionalBlocks = [{ condition: {}, actions: [leadTo("7:7")] }, { actions: [leadTo("8:8")] }];
    const interactions = [
      { trigger: { type: "ON_CLICK" }, actions: [{ type: "CONDITIONAL", conditionalBlocks }] },
    ];
    expect(read({ interactions })?.reactions).toMatchObject([
      { action: "NODE", destinationId: "7:7" },
      { action: "NODE", destinationId: "8:8" },
    ]);
  });

  test("an exporter that capitalises names and numbers its words is understood", () => {
    const dialect = {
      absoluteBoundingBox: { X: 1, Y: 2, Width: 3, Height: 4 },
      blendMode: 0,
      opacity: null,
      fills: [{ type: "SOLID", color: { R: 1, G: 0, B: 0, A: 1 } }],
    };
    expect(read(dialect)).toMatchObject({
      box: { x: 1, y: 2, width: 3, height: 4 },
      fills: [{ color: { r: 1, g: 0, b: 0 } }],
    });
  });
});

test("a page is known whole in a whole file alone", () => {
  const [ofFile] = fromRest(file());
  const [alone] = fromRest(page([]));
  const [amongNodes] = fromRest({ name: "Shop", nodes: { "0:1": { document: page([]) } } });
  expect(ofFile?.page).toEqual({ id: "0:1", name: "Page 1", isComplete: true });
  expect(alone?.page).toEqual({ id: "0:1", name: "Page 1" });
  expect(amongNodes?.page).toEqual({ id: "0:1", name: "Page 1" });
});

describe("the layers in a layer", () => {
  const inner = (id: string, fields: object = {}) => node({ id, ...fields });
  const readChildren = (fields: object, ...children: readonly object[]) => {
    const faults: string[] = [];
    const [scene] = fromRest(file(node({ ...fields, children })), (_, reason) => faults.push(reason));
    return { ids: scene?.frames[0]?.children?.map(({ id }) => id), faults };
  };
  const ROW = { layoutMode: "HORIZONTAL", itemReverseZIndex: true };

  test.each(["SLICE", "WIDGET", "EMBED", "LINK_UNFURL"])(
    "of the type %s have no box by the specification: they are no fault of the file",
    (type) => {
      const boxless = { id: "1:9", name: "Of its own", type };
      expect(readChildren({}, boxless, inner("1:3"))).toEqual({ ids: ["1:3"], faults: [] });
    },
  );

  test("that are areas to export paint nothing, wherever they are", () => {
    expect(readChildren({}, inner("1:9", { type: "SLICE" }), inner("1:3")).ids).toEqual(["1:3"]);
  });

  test.each<[string, object, object, readonly string[]]>([
    ["overlap by a gap below nothing", { ...ROW, itemSpacing: -8 }, {}, ["1:4", "1:3"]],
    ["overlap by their own places", ROW, { layoutPositioning: "ABSOLUTE" }, ["1:4", "1:3"]],
    ["do not overlap: the first comes first", ROW, {}, ["1:3", "1:4"]],
    ["overlap, the last on top", { layoutMode: "HORIZONTAL", itemSpacing: -8 }, {}, ["1:3", "1:4"]],
  ])("are told in the order in which they are painted where they %s", (_, layout, first, ids) => {
    expect(readChildren(layout, inner("1:3", first), inner("1:4")).ids).toEqual(ids);
  });
});

describe("what is no design at all", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => [`1:${at}`, null] as const);
  test.each<[string, unknown, string]>([
    ["nothing", null, "file: this is not a design: expected an object, found null"],
    ["a list", [], "file: this is not a design: expected an object, found a list"],
    [
      "another kind of JSON",
      { dependencies: {} },
      "file: this is not a design: it has no `document`, no `nodes`, and no `id` and `type` of a layer",
    ],
    ["a package", { name: "x", type: "module" }, "file: this is not a design"],
    ["a document that is a text", { document: "x" }, 'document: expected an object, found the text "x"'],
    ["a document of no type", { document: {} }, "document.type: a text is missing"],
    ["nodes that are a list", { nodes: [] }, "file.nodes: expected an object, found a list"],
    ["nodes of nobody", { nodes: {} }, "nodes: no layer was asked for"],
    ["an id that is not in the file", { nodes: { "1:2": null } }, "nodes: no such layer: 1:2. Check the ids"],
    [
      "many such ids",
      { nodes: Object.fromEntries(ids(7)) },
      "no such layer: 1:0, 1:1, 1:2, 1:3, 1:4 and 2 more.",
    ],
    [
      "an error of the API",
      { status: 404, err: "Not found" },
      "file.err: the Figma API answered with an error and no design: Not found",
    ],
  ])("%s gets an error that says why", (_, json, message) => {
    expect(() => fromRest(json)).toThrow(SceneError);
    expect(() => fromRest(json)).toThrow(message);
  });
});

describe.skipIf(realDesigns().length === 0)("real designs", () => {
  test.each(realDesigns())("$name is read, and stays the same through JSON", ({ json }) => {
    const scenes = fromRest(json);
    expect(scenes.flatMap(({ frames }) => frames).length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(scenes))).toEqual(scenes);
  });
});
