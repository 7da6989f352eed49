import { describe, expect, test } from "vitest";
import { reviewFrame } from "../../shared/review/review.ts";
import { textContrast } from "../../shared/review/rules/ui/text-contrast.ts";
import { image, instance, layer, rgb, sceneOf, screen, solid, text } from "../../shared/scene/testing.ts";
import { fromRest } from "../../shared/scene/from-rest.ts";
import type { Effect, Paint, Scene, SceneNode } from "../../shared/scene/scene.ts";

/**
 * The examples of the W3C's rule “Text has minimum contrast”, drawn as designs. Left out is what a design does not
 * have: shadow trees, text in SVG files, and the browser's own colours, which come to black on white.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/afw4f7/
 */
type Example = readonly [name: string, design: SceneNode];

const WORDS = "Some text in a human language";
const place = { x: 20, y: 20, width: 200, height: 24 };

const on = (fill: string, ...children: readonly SceneNode[]): SceneNode =>
  screen([layer({ x: 0, y: 0, width: 375, height: 100, fill }, children)]);

const words = (color: string, more: object = {}): SceneNode => text(WORDS, { ...place, color, ...more });

const whiteToBlue: Paint = {
  type: "gradient",
  shape: "linear",
  stops: [
    { position: 0, color: { ...rgb("#ffffff"), a: 1 } },
    { position: 1, color: { ...rgb("#0000ff"), a: 1 } },
  ],
  handles: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ],
};

const onGradient = (width: number, textWidth: number, color: string): SceneNode =>
  screen([
    layer({ x: 0, y: 0, width, height: 60, fills: [whiteToBlue] }, [
      words(color, { x: 0, width: textWidth }),
    ]),
  ]);

const onPicture = (color: string): SceneNode =>
  screen([layer({ width: 375, height: 100, fills: [solid("#000000"), image] }, [words(color)])]);

const glow: Effect = {
  type: "drop-shadow",
  radiusPx: 3,
  offset: { x: 0, y: 0 },
  color: { r: 1, g: 1, b: 1, a: 1 },
};

const off = { instance: { properties: { State: "Disabled" } } };

const splitGround = (): SceneNode =>
  screen([
    layer({ x: 20, y: 0, width: 40, height: 60, fill: "#ffffff" }),
    layer({ x: 60, y: 0, width: 60, height: 60, fill: "#000000" }),
    text("Hello world", { x: 20, y: 20, width: 100, fills: [solid("#5a5a5a", 0.8)] }),
  ]);

const PASSED: readonly Example[] = [
  ["1: dark grey on white, 12.6:1", on("#ffffff", words("#333333"))],
  ["2: dark grey on white to blue, 12.6 to 5:1", onGradient(500, 195, "#333333")],
  ["4: black on grey, with a white shadow", on("#737373", words("#000000", { effects: [glow] }))],
  ["5: large black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 24, height: 36 }))],
  ["6: bold black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 56 / 3, weight: 700 }))],
  [
    "7: no language",
    on("#666666", text("----=====++++____****%%%%±±±±@@@@", { ...place, color: "#000000" })),
  ],
  ["8: black on white", screen([words("#000000")])],
  ["10: a link in blue", on("#ffffff", words("#0000ee", { isLink: true, decoration: "underline" }))],
];

const FAILED: readonly Example[] = [
  ["1: light grey on white, 2.3:1", on("#ffffff", words("#aaaaaa"))],
  ["2: light grey on white to blue", onGradient(300, 140, "#aaaaaa")],
  ["4: black paint of 30 % on white", on("#ffffff", words("", { fills: [solid("#000000", 0.3)] }))],
  ["5: black text at 30 % on white", on("#ffffff", words("#000000", { opacity: 0.3 }))],
  ["7: half on white and half on black", splitGround()],
  ["8: a typeface shown in grey on grey, 3.85:1", on("#eeeeee", words("#777777"))],
  [
    "9: a button, 3.85:1",
    screen([instance("Button", { width: 240, height: 64, fill: "#eeeeee" }, [words("#777777")])]),
  ],
];

const field = (more: object, ...children: readonly SceneNode[]): SceneNode =>
  instance("Text field", { x: 20, y: 20, width: 240, height: 80, ...more }, children);

const box = (): SceneNode =>
  layer({ x: 20, y: 52, width: 240, height: 40, fill: "#ffffff", strokes: [solid("#000000")] });

const INAPPLICABLE: readonly Example[] = [
  ["2: off the screen", on("#ffffff", words("#aaaaaa", { y: -999 }))],
  ["3: in the colour of the ground", on("#ffffff", words("#ffffff"))],
  ["5: a picture of text", screen([layer({ width: 200, height: 40, fills: [image] })])],
  ["6: the label in a disabled field", screen([field(off, words("#888888"), box())])],
  [
    "7: the label beside a disabled field",
    screen([
      words("#888888"),
      instance("Text field", { x: 20, y: 52, width: 240, height: 40, fill: "#ffffff", ...off }),
    ]),
  ],
  [
    "9: in a disabled group of fields",
    screen([instance("Address", { width: 300, height: 120, ...off }, [field({}, words("#888888"), box())])]),
  ],
  [
    "10: a disabled button",
    screen([instance("Button", { width: 240, height: 64, fill: "#eeeeee", ...off }, [words("#777777")])]),
  ],
];

const CANNOT_TELL: readonly Example[] = [
  ["passed 3: light grey on a dark picture", onPicture("#cccccc")],
  ["failed 3: dark grey on a dark picture", onPicture("#555555")],
];

const review = (node: SceneNode, scene: Scene = sceneOf(node)) =>
  reviewFrame(scene, node, { rules: [textContrast] });

describe("the examples of ACT rule afw4f7", () => {
  test.each(PASSED)("passed %s", (_, node) => {
    expect(review(node).findings).toEqual([]);
  });

  test.each(FAILED)("failed %s", (_, node) => {
    expect(review(node).findings).toMatchObject([{ rule: "text-contrast", certainty: "measured" }]);
  });

  test.each(INAPPLICABLE)("inapplicable %s", (_, node) => {
    expect(review(node).findings).toEqual([]);
  });

  test("inapplicable 1: a hidden text", () => {
    const absoluteBoundingBox = { x: 0, y: 0, width: 375, height: 812 };
    const hidden = {
      id: "1:2",
      name: "Hidden",
      type: "TEXT",
      visible: false,
      characters: WORDS,
      absoluteBoundingBox,
    };
    const frame = { id: "1:1", name: "Screen", type: "FRAME", absoluteBoundingBox, children: [hidden] };
    const [scene] = fromRest({ document: frame });
    const [node] = scene?.frames ?? [];
    expect(scene && node && review(node, scene).findings).toEqual([]);
  });

  test.each(CANNOT_TELL)("%s is left open: the pixels are not known", (_, node) => {
    const { findings, unsure } = review(node);
    expect(findings).toEqual([]);
    expect(unsure).toMatchObject([{ rule: "text-contrast" }]);
  });
});
