import { describe, expect, test } from "vitest";
import type { FramePixels } from "../../../../perception/frame/frame-pixels.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, instance, layer, rgb, sceneOf, screen, solid, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { findingsOf, outcomesOf, testRule } from "../../../testing.ts";
import { textContrast } from "./text-contrast.ts";

const grey = (options: object = {}) =>
  text("Delivery within two days", { x: 20, y: 20, color: "#767676", ...options });
const cover = { x: 0, y: 0, width: 375, height: 200 };
const faint = (options: object = {}) => grey({ color: "#999999", ...options });
const onButton = (fill: string, words: string, color: string) =>
  instance("Button", { x: 20, y: 20, width: 200, height: 48, fill }, [text(words, { x: 80, y: 32, color })]);

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

testRule(textContrast, {
  pass: {
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
  },
  fail: {
    "dark text in a card under a film that covers all of it": [
      screen([
        layer({ ...cover, y: 300, fill: "#ffffff" }, [
          grey({ y: 320, color: "#333333" }),
          layer({ ...cover, y: 300, fills: [solid("#ffffff", 0.7)] }),
        ]),
      ]),
      { textColor: "#c2c2c2" },
    ],
    "golden words whose letters touch the golden line under them": [
      screen([
        text("Groups", { x: 20, y: 20, color: "#be9664", sizePx: 17 }),
        layer({ x: 20, y: 36, width: 120, height: 3, fill: "#be9664" }),
      ]),
      { textColor: "#be9664", backdropColor: "#ffffff", suggestedColor: "#966f3e" },
    ],
    "white on grey that is multiplied with white": [
      screen([layer({ ...cover, fill: "#888888", blendMode: "MULTIPLY" }), grey({ color: "#ffffff" })]),
      { ratio: 3.54, backdropColor: "#888888" },
    ],
    "faint text below a layer of white that is multiplied, and changes nothing": [
      screen([faint(), layer({ ...cover, y: 10, fill: "#ffffff", blendMode: "MULTIPLY" })]),
      { textColor: "#999999", backdropColor: "#ffffff" },
    ],
    "a card and its text faded together": [
      screen([layer({ ...cover, fill: "#000000", opacity: 0.5 }, [grey({ color: "#888888" })])]),
      { textColor: "#c3c3c3", backdropColor: "#808080" },
    ],
    "words on a drawn shape with a hairline around it, which is no ground": [
      screen([
        layer({ type: "VECTOR", x: 46, y: 42, width: 269, height: 42, fill: "#c4c4c4", line: "#1faad8" }),
        text("Search", { x: 71, y: 50, color: "#f4e8e8" }),
      ]),
      { backdropColor: "#c4c4c4" },
    ],
    "a green label on the light grey of a button, which a button that is not in use would not have": [
      screen([onButton("#efefef", "Send message", "#71c55d")]),
      { textColor: "#71c55d" },
    ],
    "black on the nearly black fill of a button": [
      screen([onButton("#1b2027", "Decline", "#000000")], { fill: "#12161c" }),
      { textColor: "#000000", suggestedColor: "#ffffff" },
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
    "a warm grey on grey on a button": [screen([onButton("#b1aeac", "Continue", "#ede8e0")]), "inactive"],
    "pale violet on a button in a paler violet": [
      screen([onButton("#e8e6fd", "Continue", "#b9b3f2")]),
      "inactive",
    ],
    "the grey one of the states of a button on a sheet of parts": [
      screen(
        [
          layer(
            { type: "COMPONENT_SET", name: "Component 2", x: 20, y: 20, width: 626, height: 166 },
            ["#5b34d6", "#c8c5d1"].map((fill, index) => {
              const box = { x: 40 + index * 460, y: 120, width: 124, height: 44 };
              return layer({ type: "COMPONENT", name: `status=${index}`, ...box, fill }, [
                text("Primary", { x: box.x + 35, y: 132, width: 54, color: "#ffffff" }),
              ]);
            }),
          ),
        ],
        { name: "Ui-kit", width: 986, height: 710 },
      ),
      "inactive",
    ],
    "a faded rectangle under the words of a button": [
      screen([
        layer({ x: 24, y: 380, width: 327, height: 56, type: "RECTANGLE", fill: "#003a68", opacity: 0.4 }),
        text("Send Instructions", { x: 125, y: 398, width: 124, height: 20, weight: 600, color: "#ffffff" }),
      ]),
      "inactive",
    ],
    "words that are faded where others like them are not": [
      screen(
        ["First slide", "Second slide"].map((words, index) =>
          text(words, { x: 24 + 160 * index, y: 200, color: "#2447c8", opacity: index ? 0.4 : 1 }),
        ),
      ),
      "faded",
    ],
    "a huge number that can hardly be seen": [
      screen([text("01", { sizePx: 140, color: "#f3f3f3", width: 160, height: 168 })]),
      "decoration",
    ],
    "a name across the whole screen, a little clearer": [
      screen([text("SAGA", { sizePx: 200, color: "#bfbfbf", width: 360, height: 240 })]),
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
    "letters painted with a pattern": [screen([{ ...grey(), fills: [image] }]), "ink"],
    "a frame without a fill": [screen([grey()], { fills: [] }), "nothing"],
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
  },
  ignore: {
    "a name whose weight changes within a word, as a logo has it": screen([
      text("DeNova.", {
        color: "#6d9c75",
        runs: [700, 400].map((weight, index) => ({
          start: [0, 2][index] ?? 0,
          end: [2, 7][index] ?? 7,
          fontFamily: "Inter",
          sizePx: 14,
          weight,
          lineHeightPx: 20,
        })),
      }),
    ]),
    "a name in two colours that stands in the bar of the page, too": screen([
      text("BLUE", { x: 20, y: 20, width: 44, sizePx: 18, color: "#2447c8" }),
      text("DESIGN", { x: 64, y: 20, width: 70, sizePx: 18, color: "#222222" }),
      layer({ y: 600, width: 375, height: 212, fill: "#222222" }, [
        text("BLUE", { x: 20, y: 700, width: 44, sizePx: 18, color: "#2447c8" }),
      ]),
      text("DESIGN", { x: 64, y: 700, width: 70, sizePx: 18, color: "#f0f0f0" }),
    ]),
    "a name whose colour changes within the word": screen([
      twoColored("BlueDesign", { at: 4, first: "#ff0000", second: "#f5b426" }),
    ]),
  },
});

const half = (share: number) =>
  screen([
    layer({ x: 0, y: 0, width: 20 + 200 * share, height: 100, fill: "#222222" }),
    grey({ color: "#222222", width: 200 }),
  ]);

test("text-contrast on half and half: a text that is readable in one half only is a likely finding with the worst contrast", () => {
  expect(outcomesOf(textContrast, half(0.5))).toMatchObject([
    { verdict: "fail", evidence: { ratio: 1 }, options: { certainty: "likely", miss: 1 } },
  ]);
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
  expect(findingsOf(textContrast, node)).toMatchObject([
    {
      problem: expect.stringContaining("Of this text only “SIGN IN” is meant."),
      evidence: { part: "SIGN IN" },
    },
  ]);
});

test("of two colours in one text that lies on two grounds nobody can tell which lies where", () => {
  const node = screen([
    layer({ x: 0, y: 0, width: 375, height: 38, fill: "#27419d" }),
    twoColored("NEWS\nof the whole city", { at: 5, first: "#ffffff", second: "#111111" }),
  ]);
  expect(outcomesOf(textContrast, node)).toMatchObject([
    { verdict: "unsure", reason: "shape" },
    { verdict: "unsure", reason: "shape" },
  ]);
});

test("a text that is large or huge misses slightly from a lower contrast on than a small one", () => {
  const detail = (sizePx: number, color = "#8c8c8c", weight = 400) =>
    findingsOf(textContrast, screen([grey({ color, sizePx, weight, width: 335, height: 1.5 * sizePx })])).map(
      (one) => one.isDetail === true,
    );
  expect([detail(14), detail(13)]).toEqual([[true], [false]]);
  expect([detail(56, "#a5a5a5"), detail(32, "#a5a5a5")]).toEqual([[true], [false]]);
});

test("what one presses has to be seen sooner: on a button 3.3:1 is no slight miss", () => {
  const button = layer(
    { name: "Button", type: "INSTANCE", x: 24, y: 700, width: 327, height: 52, fill: "#ffffff" },
    [text("See all of them", { x: 130, y: 714, width: 115, height: 24, color: "#8c8c8c", sizePx: 16 })],
  );
  const [found] = findingsOf(textContrast, screen([button]));
  expect(found).toMatchObject({ evidence: { ratio: 3.36 } });
  expect(found?.isDetail).toBeUndefined();
});

describe("text-contrast at level AAA", () => {
  testRule(
    textContrast,
    {
      pass: {
        "grey #595959 on white, exactly 7.00": screen([grey({ color: "#595959" })]),
      },
    },
    { demands: { level: "AAA" } },
  );

  const found = (level: "AA" | "AAA", color: string) =>
    findingsOf(textContrast, screen([grey({ color })]), { level });

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
});
