import { describe, expect, test } from "vitest";
import { collectNotRead } from "../scene/not-read.ts";
import { fromRest } from "../scene/rest/from-rest.ts";
import {
  BLUE,
  document,
  encodeOutline,
  fill,
  guid,
  named,
  node,
  openParts,
  pageOf,
  RED,
  withInner,
} from "../../tests/fig/make-fig.ts";

const at = (x: number, y: number, m00 = 1, m01 = 0, m10 = 0, m11 = 1) => ({
  m00,
  m01,
  m02: x,
  m10,
  m11,
  m12: y,
});

describe("the layers of a page", () => {
  test("a frame may be a group or a set of variants", () => {
    const page = pageOf([
      node(2, "FRAME", 1, { resizeToFit: true }),
      node(3, "FRAME", 1, { isStateGroup: true }),
      node(4, "SYMBOL", 3),
      node(5, "FRAME", 1, { frameMaskDisabled: true }),
    ]);
    expect(withInner(page).map(({ type, clipsContent }) => [type, clipsContent])).toEqual([
      ["GROUP", undefined],
      ["COMPONENT_SET", true],
      ["COMPONENT", true],
      ["FRAME", false],
    ]);
  });

  test("painted with a pattern are painted with something that nobody knows, as transparent as it is", () => {
    const nodes = document(
      node(2, "FRAME", 1, { fillPaints: [fill(RED), { type: "PATTERN", opacity: 0.5, visible: true }] }),
      node(3, "TEXT", 2, { textData: { characters: "Hello" }, fillPaints: [{ type: "PATTERN" }] }),
    );
    const [scene] = fromRest(openParts({ nodes }).readPage("1:1"));
    expect(scene?.frames[0]).toMatchObject({
      fills: [{ type: "solid" }, { type: "image", opacity: 0.5 }],
      children: [{ fills: [{ type: "image" }] }],
    });
  });

  test("say how they are laid out: as long as their content unless said, as wide as they were made", () => {
    const page = pageOf([
      node(2, "FRAME", 1, {
        name: "Row",
        stackMode: "HORIZONTAL",
        stackSpacing: 8,
        stackHorizontalPadding: 16,
        stackReverseZIndex: true,
      }),
      node(3, "FRAME", 2, { name: "Wide", stackChildPrimaryGrow: 1, stackChildAlignSelf: "STRETCH" }),
    ]);
    expect(named(page, "Row")).toMatchObject({
      layoutMode: "HORIZONTAL",
      itemSpacing: 8,
      itemReverseZIndex: true,
      paddingLeft: 16,
      layoutSizingHorizontal: "HUG",
      layoutSizingVertical: "FIXED",
    });
    expect(named(page, "Wide")).toMatchObject({
      layoutSizingHorizontal: "FILL",
      layoutSizingVertical: "FILL",
    });
  });

  test("have the outlines that were baked, and regions with fills of their own", () => {
    const square = encodeOutline(
      ["M", 0, 0],
      ["L", 10, 0],
      ["Q", 10, 5, 10, 10],
      ["C", 1, 2, 3, 4, 0, 10.126],
      ["Z"],
    );
    const vector = node(2, "VECTOR", 1, {
      fillGeometry: [{ windingRule: "ODD", commandsBlob: 0, styleID: 3 }],
    });
    expect(pageOf([vector], [square])[0]?.["fillGeometry"]).toEqual([
      { path: "M0 0 L10 0 Q10 5 10 10 C1 2 3 4 0 10.13 Z", windingRule: "EVENODD", overrideID: 3 },
    ]);
  });

  test("lead to other screens", () => {
    const interaction = (action: object) => ({ event: { interactionType: "ON_CLICK" }, actions: [action] });
    const [screen] = pageOf([
      node(2, "FRAME", 1, {
        prototypeInteractions: [
          interaction({
            connectionType: "INTERNAL_NODE",
            transitionNodeID: guid(9),
            navigationType: "OVERLAY",
          }),
          interaction({ connectionType: "BACK" }),
          { ...interaction({ connectionType: "BACK" }), isDeleted: true },
        ],
      }),
    ]);
    expect(screen?.["interactions"]).toEqual([
      {
        trigger: { type: "ON_CLICK" },
        actions: [{ type: "NODE", destinationId: "1:9", navigation: "OVERLAY" }],
      },
      { trigger: { type: "ON_CLICK" }, actions: [{ type: "BACK" }] },
    ]);
  });
});

describe("the paints of a layer", () => {
  test("show the picture of the file, and tell its size", () => {
    const hash = Uint8Array.of(0xab, 0x01);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    const picture = {
      type: "IMAGE",
      image: { hash },
      imageScaleMode: "FIT",
      originalImageWidth: 40,
      originalImageHeight: 30,
    };
    const design = openParts({
      nodes: document(node(2, "ROUNDED_RECTANGLE", 1, { fillPaints: [picture] })),
      images: { ab01: png },
    });
    const file = design.readPage("1:1");
    expect(file.document.children?.[0]?.children?.[0]?.["fills"]).toMatchObject([
      { type: "IMAGE", imageRef: "ab01", scaleMode: "FIT" },
    ]);
    expect(file.imageSizes).toEqual({ ab01: { width: 40, height: 30 } });
    expect(design.imageOf("ab01")).toEqual(png);
  });

  test("have the handles of a gradient, which the file keeps as the way back", () => {
    const stops = [
      { color: RED, position: 0 },
      { color: BLUE, position: 1 },
    ];
    const down = { type: "GRADIENT_LINEAR", stops, transform: at(0, 1, 0, 1, -1, 0) };
    const [shape] = pageOf([node(2, "ROUNDED_RECTANGLE", 1, { fillPaints: [down] })]);
    expect(shape?.["fills"]).toMatchObject([
      {
        gradientHandlePositions: [
          { x: 0.5, y: 0 },
          { x: 0.5, y: 1 },
          { x: 0, y: 0 },
        ],
        gradientStops: stops,
      },
    ]);
  });

  test("are those of the shared style, though the layer remembers older ones", () => {
    const page = pageOf([
      node(8, "ROUNDED_RECTANGLE", 0, { name: "Brand", fillPaints: [fill(BLUE)], key: "k1" }),
      node(2, "ROUNDED_RECTANGLE", 1, {
        name: "Styled",
        fillPaints: [fill(RED)],
        styleIdForFill: { assetRef: { key: "k1", version: "2:3" } },
      }),
    ]);
    expect(named(page, "Styled")).toMatchObject({ fills: [{ color: BLUE }], styles: { fill: "1:8" } });
  });
});

describe("what cannot be read of a page", () => {
  test("is left out, and whoever asks is told where it stands", () => {
    const nodes = document(
      node(2, "FRAME", 1, { name: "Screen" }),
      node(3, "INSTANCE", 2, { name: "Orphan", symbolData: { symbolID: guid(99) } }),
      node(10, "SYMBOL", 2, { name: "Endless" }),
      node(11, "INSTANCE", 10, { name: "Again", symbolData: { symbolID: guid(10) } }),
      node(4, "INSTANCE", 2, { name: "Use", symbolData: { symbolID: guid(10) } }),
    );
    const { tell, notRead } = collectNotRead();
    const file = openParts({ nodes }).readPage("1:1", tell);
    expect(withInner(file.document.children?.[0]?.children ?? []).map(({ name }) => name)).toEqual([
      "Screen",
      "Orphan",
      "Use",
      "Endless",
      "Again",
    ]);
    expect(notRead().first.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        "the component of this instance is not in the file",
        "the component of this instance holds itself",
      ]),
    );
  });

  test("instances that multiply without an end are refused", () => {
    const doubling = Array.from({ length: 25 }, (_, level) => [
      node(100 + level, "SYMBOL", 0),
      node(200 + level, "INSTANCE", 100 + level, { symbolData: { symbolID: guid(101 + level) } }),
      node(300 + level, "INSTANCE", 100 + level, { symbolData: { symbolID: guid(101 + level) } }),
    ]).flat();
    const nodes = document(
      ...doubling,
      node(125, "SYMBOL", 0),
      node(2, "INSTANCE", 1, { symbolData: { symbolID: guid(100) } }),
    );
    expect(() => openParts({ nodes }).readPage("1:1")).toThrow(/larger than any design/);
  });

  test("a long text that is used without an end is refused", () => {
    const glyphs = Array.from({ length: 20_000 }, () => ({ commandsBlob: 0, fontSize: 1 }));
    const uses = Array.from({ length: 300 }, (_, index) =>
      node(100 + index, "INSTANCE", 1, { symbolData: { symbolID: guid(10) } }),
    );
    const nodes = document(
      node(10, "SYMBOL", 0),
      node(11, "TEXT", 10, { derivedTextData: { glyphs } }),
      ...uses,
    );
    expect(() => openParts({ nodes }).readPage("1:1")).toThrow(/larger than any design/);
  });

  test("parents that hold each other are on no page", () => {
    const nodes = document(
      node(2, "FRAME", 3),
      node(3, "FRAME", 2),
      node(4, "FRAME", 4),
      node(5, "FRAME", 1),
    );
    const page = openParts({ nodes }).readPage("1:1").document.children?.[0];
    expect(page?.children?.map(({ id }) => id)).toEqual(["1:5"]);
  });
});
