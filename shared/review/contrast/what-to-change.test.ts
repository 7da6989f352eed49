import { expect, test } from "vitest";
import type { FramePixels } from "../../perception/frame/frame-pixels.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, rgb, screen, solid, text } from "../../scene/testing.ts";
import { findingsOf } from "../testing.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const box = (...children: readonly SceneNode[]): SceneNode =>
  layer({ x: 20, y: 100, width: 335, height: 120, fill: "#b1b4ff" }, children);

const story = text("It draws its long neck into its shell", { x: 30, y: 160, color: "#ffffff" });

const adviceOn = (node: SceneNode): readonly string[] => findingsOf(textContrast, node).map(({ fix }) => fix);

const gradient = (...colors: readonly string[]): SceneNode => {
  const stops = colors.map((hex, position) => ({ position, color: { ...rgb(hex), a: 1 } }));
  return layer({ y: 100, width: 375, height: 120, fills: [{ type: "gradient", shape: "linear", stops }] });
};
const storyIn = (color: string): SceneNode => ({ ...story, fills: [solid(color)] });
const title = text("A turtle", { x: 30, y: 120, color: "#222222" });
const dark = layer({ y: 100, width: 375, height: 120, fill: "#421981" }, [storyIn("#001813")]);

test.each<[string, readonly SceneNode[], RegExp]>([
  ["light words on a light box: either colour may be changed", [box(story)], /^Move the two colours apart/],
  ["a box that bears dark words, too, keeps its colour", [box(title, story)], /^Set the text to/],
  [
    "light words on a gradient need other colours of it",
    [gradient("#3f9fd0", "#60b0d8"), story],
    /^Darken the background of the letters/,
  ],
  [
    "dark words on a gradient from light to dark need a lighter one",
    [gradient("#606060", "#a0a0a0"), storyIn("#404040")],
    /^Lighten the background of the letters/,
  ],
  [
    "a gradient that is white below the words cannot be lightened",
    [gradient("#ffffff", "#fbd9d5"), storyIn("#fb8500")],
    /^Set the text to/,
  ],
  [
    "light words on a light gradient become dark, as no light colour is enough",
    [gradient("#ffd0a0", "#ffb090"), story],
    /^Set the text to #/,
  ],
  [
    "grey words on a pale gradient are set in a darker grey, which is enough all over it",
    [gradient("#ffffff", "#f4dee3"), storyIn("#8a8a8a")],
    /^Set the text to/,
  ],
  ["letters that are all but black become white on a dark ground", [dark], /^Set the text to #ffffff/],
])("%s", (_, children, fix) => {
  expect(adviceOn(screen(children))).toEqual([expect.stringMatching(fix)]);
});

test("light words on the light part of a picture need a darker one, and no other colour is offered", () => {
  const photo = layer({ type: "RECTANGLE", y: 100, width: 375, height: 120, fills: [image] });
  const node = screen([photo, storyIn("#ffffff")]);
  const { width, height } = node.box;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) data.set(at % 32 === 0 ? [255, 255, 255] : [228, 228, 232], at);
  const pixels: FramePixels = { width, height, data };
  const findings = findingsOf(textContrast, node, { pixels });
  expect(findings).toMatchObject([{ fix: expect.stringMatching(/^Darken the background of the letters/) }]);
  expect(findings[0]?.fixes ?? []).toEqual([]);
});

test("of a word that shades off the faint letters are a guess, and folded", () => {
  const stops = ["#1cc3ff", "#a00060"].map((hex, position) => ({ position, color: { ...rgb(hex), a: 1 } }));
  const handles = [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ] as const;
  const findings = findingsOf(
    textContrast,
    screen([{ ...story, fills: [{ type: "gradient", shape: "linear", stops, handles }] }]),
  );
  expect(findings).toMatchObject([{ isDetail: true }]);
});
