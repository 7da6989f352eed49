import { describe, expect, test } from "vitest";
import { sceneOf, screen, solid } from "../../shared/scene/testing.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import {
  button,
  darkPicture,
  crossButton,
  glow,
  shadows,
  INAPPLICABLE,
  noLanguage,
  on,
  onGradient,
  onPicture,
  onTwoGrounds,
  review,
  words,
  type Example,
} from "./drawn.ts";

/**
 * The examples of the W3C's rule “Text has minimum contrast”, drawn as designs. Left out is what a design does not
 * have: shadow trees, text in SVG files, and the browser's own colours, which come to black on white.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/afw4f7/
 */
const PASSED: readonly Example[] = [
  ["1: dark grey on white, 12.6:1", on("#ffffff", words("#333333"))],
  ["2: dark grey on white to blue, 12.6 to 5:1", onGradient("#0000ff", 500, 195, "#333333")],
  ["4: black on grey, with a white shadow", on("#737373", words("#000000", { effects: [glow] }))],
  ["5: large black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 24, height: 36 }))],
  ["6: bold black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 56 / 3, weight: 700 }))],
  ["7: no language", noLanguage()],
  ["7: a button whose x is no language", crossButton("#000000", "#666666")],
  ["8: black on white", screen([words("#000000")])],
  [
    "4, with white shadows on all sides: black on grey",
    on("#737373", words("#000000", { effects: shadows("#ffffff") })),
  ],
  ["10: a link in blue", on("#ffffff", words("#0000ee", { isLink: true, decoration: "underline" }))],
];

const FAILED: readonly Example[] = [
  ["1: light grey on white, 2.3:1", on("#ffffff", words("#aaaaaa"))],
  ["2: light grey on white to blue", onGradient("#0000ff", 300, 140, "#aaaaaa")],
  ["4: black paint of 30 % on white", on("#ffffff", words("", { fills: [solid("#000000", 0.3)] }))],
  ["5: black text at 30 % on white", on("#ffffff", words("#000000", { opacity: 0.3 }))],
  ["7: half on white and half on black", onTwoGrounds(0.8)],
  ["8: a typeface shown in grey on grey, 3.85:1", on("#eeeeee", words("#777777"))],
  ["9: a button, 3.85:1", button("#777777")],
  [
    "11: grey in grey shadows on all sides, 2.7:1",
    on("#ffffff", words("#666666", { effects: shadows("#aaaaaa") })),
  ],
];

const CANNOT_TELL: readonly Example[] = [
  ["passed 3: light grey on a dark picture", onPicture("#cccccc")],
  ["failed 3: dark grey on a dark picture", onPicture("#555555")],
];

const SEEN_PICTURES: readonly (readonly [string, string, number])[] = [
  ["passed 3", "#cccccc", 0],
  ["failed 3", "#555555", 1],
];

describe("the examples of ACT rule afw4f7", () => {
  test.each(PASSED)("passed %s", (_, node) => {
    expect(review("AA", node).findings).toEqual([]);
  });

  test.each(FAILED)("failed %s", (_, node) => {
    expect(review("AA", node).findings).toMatchObject([{ rule: "text-contrast", certainty: "measured" }]);
  });

  test.each(INAPPLICABLE)("inapplicable %s", (_, node) => {
    expect(review("AA", node).findings).toEqual([]);
  });

  test("inapplicable 1: a hidden text", () => {
    const absoluteBoundingBox = { x: 0, y: 0, width: 375, height: 812 };
    const hidden = {
      id: "1:2",
      name: "Hidden",
      type: "TEXT",
      visible: false,
      characters: "Some words",
      absoluteBoundingBox,
    };
    const frame = { id: "1:1", name: "Screen", type: "FRAME", absoluteBoundingBox, children: [hidden] };
    const [scene] = fromRest({ document: frame });
    const [node] = scene?.frames ?? [];
    expect(scene && node && review("AA", node, scene).findings).toEqual([]);
  });

  test.each(SEEN_PICTURES)("%s, text of %s on a dark picture, is told once it is seen", (_, color, count) => {
    const node = onPicture(color);
    const { findings, unsure } = review("AA", node, sceneOf(node), darkPicture(node, color));
    expect([findings.length, unsure.length]).toEqual([count, 0]);
  });

  test("passed 3, with the shadow that its text casts, is told once it is seen", () => {
    const node = onPicture("#cccccc", { effects: [{ ...glow, color: { r: 0, g: 0, b: 0, a: 1 } }] });
    const { findings, unsure } = review("AA", node, sceneOf(node), darkPicture(node, "#cccccc"));
    expect([findings.length, unsure.length]).toEqual([0, 0]);
  });

  test.each(CANNOT_TELL)("%s is left open: the pixels are not known", (_, node) => {
    const { findings, unsure } = review("AA", node);
    expect(findings).toEqual([]);
    expect(unsure).toMatchObject([{ rule: "text-contrast" }]);
  });
});
