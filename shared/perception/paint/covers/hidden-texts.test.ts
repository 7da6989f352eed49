import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { hiddenTexts } from "./hidden-texts.ts";

function hiddenOf(children: readonly SceneNode[]): readonly string[] {
  const node = screen(children);
  return hiddenTexts(openAlone(node)).map((one) => one.node.text.characters);
}

const clip = { width: 375, height: 100, clipsContent: true } as const;

test("texts that nobody sees: cut off, covered, faded away, in the colour of the ground, without a colour", () => {
  const hidden = [
    layer(clip, [text("Cut off", { y: 200 })]),
    text("Covered", { y: 300 }),
    layer({ y: 290, width: 375, height: 60, fill: "#eeeeee" }),
    text("Faded", { y: 400, opacity: 0.01 }),
    text("White", { y: 500, color: "#ffffff" }),
    text("Bare", { y: 600, fills: [] }),
  ];
  expect(hiddenOf(hidden)).toEqual(["Cut off", "Covered", "Faded", "White", "Bare"]);
});

test("texts that can be seen: partly cut off or covered, faint, or without any letters", () => {
  const seen = [
    layer(clip, [text("Half of it", { y: 90 })]),
    text("Partly covered", { y: 300 }),
    layer({ y: 290, width: 60, height: 60, fill: "#eeeeee" }),
    text("Faint", { y: 500, color: "#eeeeee" }),
    text("   ", { y: 600, color: "#ffffff" }),
  ];
  expect(hiddenOf(seen)).toEqual([]);
});
