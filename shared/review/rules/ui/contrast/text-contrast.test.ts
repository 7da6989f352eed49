import { describe, expect, test } from "vitest";
import type { FramePixels } from "../../../../perception/frame/frame-pixels.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, instance, layer, rgb, sceneOf, screen, solid, text } from "../../../../scene/testing.ts";
import type { Finding } from "../../../report.ts";
import { reviewFrame } from "../../../review.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { textContrast } from "./text-contrast.ts";

const grey = (options: object = {}) =>
  text("Delivery within two days", { x: 20, y: 20, color: "#767676", ...options });
const cover = { x: 0, y: 0, width: 375, height: 200 };
const faint = (options: object = {}) => grey({ color: "#999999", ...options });

/** A text that has another colour from a character on. */
function twoColored(
  characters: string,
  { at, first, second }: { readonly at: number; readonly first: string; readonly second: string },
): SceneNode {
  const node = text(characters, { x: 20, y: 20, sizePx: 32, color: first });
  const [run] = node.text?.runs ?? [];
  if (!node.text || !run) throw new Error("A text has a run.");
  const runs = [
    { ...run, end: at },
    { ...run, start: at, fills: [solid(second)] },
  ];
  return { ...node, text: { ...node.text, runs } };
}

const gradient = (from: string, to: string): SceneNode["fills"] => [
  {
    type: "gradient",
    shape: "linear",
    handles: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    stops: [
      { position: 0, color: { ...rgb(from), a: 1 } },
      { position: 1, color: { ...rgb(to), a: 1 } },
    ],
  },
];

testRule(textContrast, {
  pass: {
    "grey #767676 on white, exactly 4.54": screen([grey()]),
    "white on a dark rectangle behind it, a sibling": screen([
      layer({ ...cover, type: "RECTANGLE", fill: "#222222" }),
      grey({ color: "#ffffff" }),
    ]),
    "white on an ancestor's dark fill": screen([
      layer({ ...cover, fill: "#222222" }, [layer(cover, [grey({ color: "#ffffff" })])]),
    ]),
    "large grey text that needs only 3:1": screen([
      faint({ color: "#8c8c8c", sizePx: 24, width: 300, height: 36 }),
    ]),
    "bold text of 18.67 px that needs only 3:1": screen([
      faint({ color: "#8c8c8c", sizePx: 18.67, weight: 700, width: 300, height: 28 }),
    ]),
    "white over a picture darkened by an opaque panel": screen([
      layer({ ...cover, fills: [image] }),
      layer({ ...cover, fill: "#111111" }),
      grey({ color: "#ffffff" }),
    ]),
    "white over any picture under 90 % black": screen([
      layer({ ...cover, fills: [image, solid("#000000", 0.9)] }),
      grey({ color: "#ffffff" }),
    ]),
    "a gradient that is dark everywhere": screen([
      layer({ ...cover, fills: gradient("#111111", "#333333") ?? [] }),
      grey({ color: "#ffffff" }),
    ]),
    "black beside the dark operand of a boolean operation without a fill": screen([
      layer({ ...cover, type: "BOOLEAN_OPERATION" }, [
        layer({ ...cover, type: "RECTANGLE", fill: "#111111" }),
      ]),
      grey({ color: "#000000" }),
    ]),
    "black beside the dark parts of a mask": screen([
      layer({ ...cover, type: "GROUP", isMask: true }, [
        layer({ ...cover, type: "RECTANGLE", fill: "#111111" }),
      ]),
      grey({ color: "#000000" }),
    ]),
    "black below a dark panel that an outer mask keeps away": screen([
      layer({ ...cover, y: 300, type: "RECTANGLE", fill: "#111111", isMask: true }),
      layer(cover, [
        layer({ ...cover, type: "RECTANGLE", fill: "#111111", isMask: true }),
        layer({ ...cover, fill: "#111111" }),
      ]),
      layer({ ...cover, y: 300, fill: "#ffffff", isMask: true }),
      grey({ y: 320, color: "#000000" }),
    ]),
    "dark text in a list that scrolls under a translucent bar": screen([
      layer({ y: 100, width: 375, height: 700 }, [grey({ y: 760, color: "#333333" })]),
      layer({ y: 732, width: 375, height: 80, fills: [solid("#ffffff", 0.9)] }),
    ]),
    "dark text under a translucent bar at the edge of a screen without groups": screen([
      grey({ y: 760, color: "#333333" }),
      layer({ y: 732, width: 375, height: 80, fills: [solid("#ffffff", 0.9)] }),
    ]),
    "dark text that sticks out from under a translucent label": screen([
      grey({ color: "#333333" }),
      layer({ x: 0, y: 0, width: 120, height: 60, fills: [solid("#ffffff", 0.9)] }),
    ]),
    "dark text behind the veil of a dialog": screen([
      grey({ color: "#333333" }),
      layer({ width: 375, height: 812, fills: [solid("#ffffff", 0.9)] }),
      layer({ x: 40, y: 300, width: 295, height: 200, fill: "#ffffff" }),
    ]),
    "a text behind the veil of a dialog whose box sticks out of the screen": screen(
      [
        grey({ x: -60, y: 200, width: 400, align: "center", color: "#575757" }),
        layer({ y: 100, width: 375, height: 712, fills: [solid("#000000", 0.5)] }),
        layer({ x: 40, y: 300, width: 295, height: 200, fill: "#ffffff" }),
        text("Sent", { x: 60, y: 320 }),
      ],
      { clipsContent: true },
    ),
    "what is drawn on a translucent bar over a text is left out with the bar": screen([
      layer({ y: 100, width: 375, height: 700 }, [grey({ y: 760, color: "#333333" })]),
      layer({ y: 732, width: 375, height: 80, fills: [solid("#ffffff", 0.9)] }, [
        layer({ y: 740, width: 375, height: 60, fills: [solid("#333333", 0.9)] }),
      ]),
    ]),
  },
  fail: {
    "grey #777777 on white, 4.47": [
      screen([grey({ color: "#777777" })]),
      { ratio: 4.47, required: 4.5, textColor: "#777777", backdropColor: "#ffffff" },
    ],
    "white on white behind a sibling that does not reach it": [
      screen([layer({ ...cover, y: 300, fill: "#222222" }), grey({ color: "#eeeeee" })]),
      { backdropColor: "#ffffff" },
    ],
    "dark text in a card under a film that covers all of it": [
      screen([
        layer({ ...cover, y: 300, fill: "#ffffff" }, [
          grey({ y: 320, color: "#333333" }),
          layer({ ...cover, y: 300, fills: [solid("#ffffff", 0.7)] }),
        ]),
      ]),
      { textColor: "#c2c2c2" },
    ],
    "faint text in a list that scrolls under a translucent bar": [
      screen([
        layer({ y: 100, width: 375, height: 700 }, [faint({ y: 760 })]),
        layer({ y: 732, width: 375, height: 80, fills: [solid("#ffffff", 0.5)] }),
      ]),
      { textColor: "#999999", backdropColor: "#ffffff" },
    ],
    "white on grey that is multiplied with white": [
      screen([layer({ ...cover, fill: "#888888", blendMode: "MULTIPLY" }), grey({ color: "#ffffff" })]),
      { ratio: 3.54, backdropColor: "#888888" },
    ],
    "faint text below a layer of white that is multiplied, and changes nothing": [
      screen([faint(), layer({ ...cover, y: 10, fill: "#ffffff", blendMode: "MULTIPLY" })]),
      { textColor: "#999999", backdropColor: "#ffffff" },
    ],
    "18 px bold text, which is not large": [
      screen([faint({ color: "#8c8c8c", sizePx: 18, weight: 700 })]),
      { required: 4.5 },
    ],
    "black at 30 % opacity": [
      screen([grey({ color: "#000000", opacity: 0.3 })]),
      { textColor: "#b3b3b3", required: 4.5 },
    ],
    "black in a group at 30 % opacity": [
      screen([layer({ ...cover, opacity: 0.3 }, [grey({ color: "#000000" })])]),
      { textColor: "#b3b3b3" },
    ],
    "a card and its text faded together": [
      screen([layer({ ...cover, fill: "#000000", opacity: 0.5 }, [grey({ color: "#888888" })])]),
      { textColor: "#c3c3c3", backdropColor: "#808080" },
    ],
    "black on black under a translucent white wash": [
      screen([
        layer({ ...cover, fill: "#000000" }),
        layer({ ...cover, fills: [solid("#ffffff", 0.3)] }),
        grey({ color: "#000000" }),
      ]),
      { backdropColor: "#4d4d4d" },
    ],
    "light text on a gradient that is light everywhere": [
      screen([layer({ ...cover, fills: gradient("#eeeeee", "#ffffff") ?? [] }), grey({ color: "#ffffff" })]),
      { required: 4.5 },
    ],
    "words on a drawn shape with a hairline around it, which is no ground": [
      screen([
        layer({
          type: "VECTOR",
          x: 46,
          y: 42,
          width: 269,
          height: 42,
          fill: "#c4c4c4",
          strokes: [solid("#1faad8")],
          stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
        }),
        text("Search", { x: 71, y: 50, color: "#f4e8e8" }),
      ]),
      { backdropColor: "#c4c4c4" },
    ],
    "black on a layer that a gradient over its solid fill makes black to the right": [
      screen([
        layer({ ...cover, fills: [solid("#ffffff"), ...(gradient("#ffffff", "#000000") ?? [])] }),
        text("Sign in to your account", { x: 20, y: 20, width: 330, color: "#000000" }),
      ]),
      { textColor: "#000000", required: 4.5 },
    ],
    "white over any picture under 90 % white": [
      screen([layer({ ...cover, fills: [image, solid("#ffffff", 0.9)] }), grey({ color: "#ffffff" })]),
      { required: 4.5 },
    ],
  },
  unsure: {
    "words left under the nearly opaque box of a copy, with other words on it": [
      screen([
        layer({ type: "RECTANGLE", x: 72, y: 568, width: 286, height: 93, fill: "#4c4bcc" }),
        text("Get started", { x: 102, y: 591, width: 225, sizePx: 32, color: "#ffffff" }),
        layer({ type: "RECTANGLE", x: 72, y: 568, width: 286, height: 93, fills: [solid("#4c4bcc", 0.97)] }),
        text("Track order", { x: 112, y: 591, width: 223, sizePx: 32, color: "#ffffff" }),
      ]),
      "leftover",
    ],
    "words left under their field, all but unseen, which stand in it to be read": [
      screen(
        [
          text("Confirm password", { x: 20, y: 200, color: "#060505" }),
          layer({ type: "RECTANGLE", x: 12, y: 140, width: 300, height: 50, fill: "#ffffff" }),
          text("Confirm password", { x: 20, y: 150 }),
        ],
        { fill: "#1b1818" },
      ),
      "leftover",
    ],
    "a warm grey on grey on a button": [
      screen([
        instance("Button", { x: 20, y: 20, width: 200, height: 48, fill: "#b1aeac" }, [
          text("Continue", { x: 80, y: 32, color: "#ede8e0" }),
        ]),
      ]),
      "inactive",
    ],
    "grey on grey on a button, as inactive buttons are drawn": [
      screen([
        instance("Button", { x: 24, y: 700, width: 327, height: 52, fill: "#cccccc" }, [
          text("Continue", { x: 150, y: 714, color: "#888888" }),
        ]),
      ]),
      "inactive",
    ],
    "a faded button": [
      screen([
        instance("Button", { x: 24, y: 700, width: 327, height: 52, fill: "#ffc800", opacity: 0.65 }, [
          text("Send", { x: 150, y: 714, color: "#ffffff" }),
        ]),
      ]),
      "inactive",
    ],
    "a faded rectangle under the words of a button": [
      screen([
        layer({
          type: "RECTANGLE",
          x: 24,
          y: 380,
          width: 327,
          height: 56,
          fill: "#003a68",
          opacity: 0.4,
          cornerRadiiPx: [8, 8, 8, 8],
        }),
        text("Send Instructions", { x: 125, y: 398, width: 124, height: 20, weight: 600, color: "#ffffff" }),
      ]),
      "inactive",
    ],
    "a huge number that can hardly be seen": [
      screen([text("01", { sizePx: 140, color: "#f3f3f3", width: 160, height: 168 })]),
      "decoration",
    ],
    "a text in the colour of what lies behind it": [screen([grey({ color: "#ffffff" })]), "invisible"],
    "grey with a black shadow around it": [
      screen([
        grey({
          color: "#aaaaaa",
          effects: [{ type: "drop-shadow", radiusPx: 4, color: { r: 0, g: 0, b: 0, a: 0.9 } }],
        }),
      ]),
      "shadow",
    ],
    "white on a picture": [
      screen([layer({ ...cover, fills: [image] }), grey({ color: "#ffffff" })]),
      "image",
    ],
    "a frame without a fill": [screen([grey()], { fills: [] }), "nothing"],
    "a boolean operation, of which only the box is known": [
      screen([
        layer({ ...cover, type: "BOOLEAN_OPERATION", fill: "#222222" }, [
          layer({ ...cover, type: "RECTANGLE", fill: "#ffffff" }),
        ]),
        grey({ color: "#ffffff" }),
      ]),
      "shape",
    ],
    "a ring, whose middle is open, behind the text": [
      screen([
        layer({ ...cover, type: "ELLIPSE", isArc: true, fill: "#222222" }),
        grey({ x: 100, y: 80, color: "#ffffff" }),
      ]),
      "shape",
    ],
    "a multiplied layer in a faded group": [
      screen([
        layer({ ...cover, opacity: 0.9 }, [
          layer({ ...cover, fill: "#888888", blendMode: "MULTIPLY" }),
          grey({ color: "#ffffff" }),
        ]),
      ]),
      "blend",
    ],
    "a multiplied layer over a picture": [
      screen([
        layer({ ...cover, fills: [image] }),
        layer({ ...cover, fill: "#888888", blendMode: "MULTIPLY" }),
        grey({ color: "#000000" }),
      ]),
      "image",
    ],
    "a vector of unknown outline behind the text": [
      screen([layer({ ...cover, type: "VECTOR", fill: "#222222" }), grey({ color: "#ffffff" })]),
      "shape",
    ],
    "a layer behind the text that takes over the hue below": [
      screen([layer({ ...cover, fill: "#888888", blendMode: "HUE" }), grey({ color: "#ffffff" })]),
      "blend",
    ],
  },
  ignore: {
    "the words of a pattern on a card": screen([
      layer(
        { name: "Card", x: 40, y: 50, width: 200, height: 120, clipsContent: true, fill: "#1a3fb0" },
        [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
          text("Member", {
            x: 200 - 4 * index,
            y: 40 + 16 * index,
            width: 90,
            height: 16,
            color: "#2a4fc0",
          }),
        ),
      ),
    ]),
    "marks without letters or digits": screen([text("•••", { x: 20, y: 20, color: "#dddddd" })]),
    "a disabled button": screen([
      instance("Button", { ...cover, fill: "#eeeeee", instance: { properties: { State: "Disabled" } } }, [
        faint(),
      ]),
    ]),
    "the label of a disabled field": screen([
      grey({ x: 20, y: 0, width: 100, height: 20, color: "#bbbbbb" }),
      instance("Text field", {
        x: 20,
        y: 24,
        width: 200,
        height: 40,
        instance: { properties: { State: "Disabled" } },
      }),
    ]),
    "the screen of a device in a picture": screen([layer({ ...cover, name: "iPhone 15 Pro" }, [faint()])]),
    "a logo": screen([instance("Logo", cover, [faint()])]),
    "samples on a palette of colours": screen(
      ["#0e0e0e", "#3a3a3a", "#e7e7e7", "#f2f2f2", "#49a500", "#aee582"].flatMap((fill, index) => [
        layer({ type: "RECTANGLE", x: 20 + index * 120, y: 20, width: 100, height: 100, fill }),
        text("3.54", { x: 30 + index * 120, y: 30, color: index < 2 ? "#000000" : "#ffffff" }),
        text(`Surface ${"abcdef"[index]}`, { x: 20 + index * 120, y: 130, color: "#bbbbbb" }),
      ]),
      { width: 760, height: 200 },
    ),
    "a name whose colour changes within the word": screen([
      twoColored("BlueDesign", { at: 4, first: "#ff0000", second: "#f5b426" }),
    ]),
    "a measure in the notes to developers": screen([layer({ ...cover, name: "_Redlines" }, [faint()])]),
    "an empty text": screen([text("   ", { color: "#eeeeee" })]),
    "a text outside the screen": screen([faint({ x: 500 })]),
    "a text hidden behind an opaque panel": screen([faint(), layer({ ...cover, fill: "#ffffff" })]),
  },
});

describe("text-contrast on half and half", () => {
  const half = (share: number) =>
    screen([
      layer({ x: 0, y: 0, width: 20 + 200 * share, height: 100, fill: "#222222" }),
      grey({ color: "#222222", width: 200 }),
    ]);

  test("a text that is readable in one half only is a likely finding with the worst contrast", () => {
    expect(outcomesOf(textContrast, half(0.5))).toMatchObject([
      { verdict: "fail", evidence: { ratio: 1 }, options: { certainty: "likely", miss: 1 } },
    ]);
  });

  test("the rim of a shape under one end of the text is no finding", () => {
    expect(outcomesOf(textContrast, half(0.05))).toEqual([]);
  });

  test("each run of a text is judged by its own colour and size", () => {
    const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };
    const mixed = text("Free delivery", {
      x: 20,
      y: 20,
      runs: [
        { ...run, start: 0, end: 5 },
        { ...run, start: 5, end: 13, fills: [solid("#cccccc")] },
      ],
    });
    expect(outcomesOf(textContrast, screen([mixed]))).toMatchObject([
      { verdict: "fail", evidence: { textColor: "#cccccc" } },
    ]);
  });

  test("the suggested colour is readable on this backdrop", () => {
    const [outcome] = outcomesOf(textContrast, screen([faint()]));
    const suggested = outcome?.verdict === "fail" ? String(outcome.evidence["suggestedColor"]) : "";
    expect(outcomesOf(textContrast, screen([faint({ color: suggested })]))).toEqual([]);
  });
});

describe("text-contrast with a picture of the screen", () => {
  const node = screen([grey({ color: "#eeeeee", x: 20, y: 20, width: 200, height: 24 })]);

  /** Light strokes on this ground. */
  function pictureOn(ground: string): FramePixels {
    const { width, height } = node.box;
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const { r, g, b } = rgb(x % 8 === 0 && y > 24 && y < 40 ? "#eeeeee" : ground);
        data.set([r * 255, g * 255, b * 255, 255], (y * width + x) * 4);
      }
    return { width, height, data };
  }

  const reviewOn = (ground: string) =>
    reviewFrame(sceneOf(node), node, { rules: [textContrast], pixels: pictureOn(ground) });

  test("what the picture denies is no finding, but a question with both numbers", () => {
    const { findings, unsure } = reviewOn("#112233");
    expect(findings).toEqual([]);
    expect(unsure).toMatchObject([
      { reason: expect.stringMatching(/is 1\.16:1, .* about 13\.\d+:1, and 4\.5:1/) },
    ]);
  });

  test("what the picture confirms stays", () => {
    expect(reviewOn("#ffffff").findings).toHaveLength(1);
  });
});

test("of a line of two colours the words that are too faint are named", () => {
  const line = "Already have an account? SIGN IN";
  const from = line.indexOf("SIGN IN");
  const style = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 } as const;
  const node = screen([
    text(line, {
      x: 20,
      y: 200,
      runs: [
        { ...style, start: 0, end: from },
        { ...style, start: from, end: line.length, fills: [solid("#ff5c00")] },
      ],
    }),
  ]);
  expect(reviewFrame(sceneOf(node), node, { rules: [textContrast] }).findings).toMatchObject([
    {
      problem: expect.stringContaining("Of this text only “SIGN IN” is meant."),
      evidence: { part: "SIGN IN" },
    },
  ]);
});

test("the words of two buttons, both all but unseen, are too faint: neither is left over", () => {
  const buy = (y: number) => text("Buy", { x: 20, y, color: "#f4f4f4" });
  const node = screen([buy(200), buy(300)]);
  expect(reviewFrame(sceneOf(node), node, { rules: [textContrast] }).findings).toMatchObject([
    { layers: [{}, {}] },
  ]);
});

test("the name of an icon, written in a font that draws it, is no text to read", () => {
  const drawn = screen([faint({ fontFamily: "Material Symbols" })]);
  const named = screen([text("arrow_back", { color: "#999999", fontFamily: "Material Symbols" })]);
  expect(outcomesOf(textContrast, drawn)).toHaveLength(1);
  expect(outcomesOf(textContrast, named)).toEqual([]);
});

describe("text-contrast at level AAA", () => {
  testRule(
    textContrast,
    {
      pass: {
        "grey #595959 on white, exactly 7.00": screen([grey({ color: "#595959" })]),
        "large grey text that needs only 4.5:1": screen([grey({ sizePx: 24, width: 300, height: 36 })]),
      },
      fail: {
        "grey #767676 on white, which level AA takes": [screen([grey()]), { ratio: 4.54, required: 7 }],
        "large grey text of 3.4:1, which level AA takes": [
          screen([faint({ color: "#8c8c8c", sizePx: 24, width: 300, height: 36 })]),
          { required: 4.5 },
        ],
        "what level AA refuses, as there": [screen([faint()]), { ratio: 2.84, required: 4.5 }],
      },
    },
    { demands: { level: "AAA" } },
  );

  const found = (level: "AA" | "AAA", color: string) => {
    const node = screen([grey({ color })]);
    return reviewFrame(sceneOf(node), node, { rules: [textContrast], level }).findings;
  };

  test("what only level AAA asks for is minor, says so, and rests on the criterion of that level", () => {
    expect(found("AA", "#767676")).toEqual([]);
    expect(found("AAA", "#767676")).toMatchObject([
      {
        severity: "minor",
        title: "Text too faint for level AAA",
        problem: expect.stringContaining("enough for level AA; level AAA asks for at least 7:1"),
        basis: "https://www.w3.org/TR/WCAG22/#contrast-enhanced",
      },
    ]);
  });

  test("what level AA asks for keeps its words, its severity and its basis", () => {
    const [atAA] = found("AA", "#999999");
    const [atAAA] = found("AAA", "#999999");
    const said = ({ title, problem, severity, basis }: Finding) => ({ title, problem, severity, basis });
    expect(atAAA && said(atAAA)).toEqual(atAA && said(atAA));
  });

  test("the suggested colour satisfies level AAA, whichever level was missed", () => {
    for (const color of ["#767676", "#999999"])
      expect(found("AAA", String(found("AAA", color)[0]?.evidence["suggestedColor"]))).toEqual([]);
  });
});
