import { expect, test } from "vitest";
import type { FramePixels } from "../../perception/frame/frame-pixels.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, rgb, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const box = (...children: readonly SceneNode[]): SceneNode =>
  layer({ x: 20, y: 100, width: 335, height: 120, fill: "#b1b4ff" }, children);

const story = text("It draws its long neck into its shell", { x: 30, y: 160, color: "#ffffff" });

const adviceOn = (node: SceneNode): readonly string[] =>
  reviewFrame(sceneOf(node), node, { rules: [textContrast] }).findings.map(({ fix }) => fix);

test("light words on a light box: either colour may be changed", () => {
  expect(adviceOn(screen([box(story)]))).toEqual([expect.stringMatching(/^Move the two colours apart/)]);
});

test("a box that bears dark words, too, keeps its colour: a darker one would make those too faint", () => {
  const title = text("A turtle", { x: 30, y: 120, color: "#222222" });
  expect(adviceOn(screen([box(title, story)]))).toEqual([expect.stringMatching(/^Set the text to/)]);
});

const gradient = (...colors: readonly string[]): SceneNode => {
  const stops = colors.map((hex, position) => ({ position, color: { ...rgb(hex), a: 1 } }));
  return layer({ y: 100, width: 375, height: 120, fills: [{ type: "gradient", shape: "linear", stops }] });
};

test("light words on a gradient need other colours of it", () => {
  expect(adviceOn(screen([gradient("#3f9fd0", "#60b0d8"), story]))).toEqual([
    expect.stringMatching(/^Darken the background of the letters/),
  ]);
});

test("dark words on a gradient from light to dark need a lighter one", () => {
  const label = { ...story, fills: [solid("#404040")] };
  expect(adviceOn(screen([gradient("#606060", "#a0a0a0"), label]))).toEqual([
    expect.stringMatching(/^Lighten the background of the letters/),
  ]);
});

test("a gradient that is white below the words cannot be lightened", () => {
  const pale = { ...story, fills: [solid("#fb8500")] };
  expect(adviceOn(screen([gradient("#ffffff", "#fbd9d5"), pale]))).toEqual([
    expect.stringMatching(/^Set the text to/),
  ]);
});

test("light words on a light gradient become dark, as no light colour is enough", () => {
  expect(adviceOn(screen([gradient("#ffd0a0", "#ffb090"), story]))).toEqual([
    expect.stringMatching(/^Set the text to #/),
  ]);
});

test("grey words on a pale gradient are set in a darker grey, which is enough all over it", () => {
  const price = { ...story, fills: [solid("#8a8a8a")] };
  expect(adviceOn(screen([gradient("#ffffff", "#f4dee3"), price]))).toEqual([
    expect.stringMatching(/^Set the text to/),
  ]);
});

test("light words on the light part of a picture need a darker one, and no other colour is offered", () => {
  const photo = layer({ type: "RECTANGLE", y: 100, width: 375, height: 120, fills: [image] });
  const node = screen([photo, { ...story, fills: [solid("#ffffff")] }]);
  const { width, height } = node.box;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) data.set(at % 32 === 0 ? [255, 255, 255] : [228, 228, 232], at);
  const pixels: FramePixels = { width, height, data };
  const { findings } = reviewFrame(sceneOf(node), node, { rules: [textContrast], pixels });
  expect(findings).toMatchObject([{ fix: expect.stringMatching(/^Darken the background of the letters/) }]);
  expect(findings[0]?.fixes ?? []).toEqual([]);
});

test("letters that are all but black become white on a dark ground, and no grey of their hue", () => {
  const band = layer({ y: 100, width: 375, height: 120, fill: "#421981" }, [
    { ...story, fills: [solid("#001813")] },
  ]);
  expect(adviceOn(screen([band]))).toEqual([expect.stringMatching(/^Set the text to #ffffff/)]);
});

test("of a word that shades off the faint letters are a guess, and folded", () => {
  const stops = ["#1cc3ff", "#a00060"].map((hex, position) => ({ position, color: { ...rgb(hex), a: 1 } }));
  const handles = [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ] as const;
  const node = screen([{ ...story, fills: [{ type: "gradient", shape: "linear", stops, handles }] }]);
  const { findings } = reviewFrame(sceneOf(node), node, { rules: [textContrast] });
  expect(findings).toMatchObject([{ isDetail: true }]);
});
