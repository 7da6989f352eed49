import { expect, test } from "vitest";
import type { ColorChange } from "../../mend/change.ts";
import { openFrame } from "../../perception/frame/frame.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { makesHintsLikeEntries } from "./hints-like-entries.ts";

const field = (id: string, y: number, words: string, color: string): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x: 20, y, width: 335, height: 48, fill: "#f2f3f7" }),
  text(words, { id, x: 36, y: y + 12, color }),
];

const hint = field("hint", 200, "Your name", "#b4bdc6");

const form = (...children: readonly SceneNode[]) =>
  screen([
    text("My account", { x: 20, y: 40, sizePx: 28, weight: 700 }),
    text("City", { x: 20, y: 104, sizePx: 12, height: 14 }),
    ...children,
  ]);

const isAlike = (node: SceneNode, to: string): boolean => {
  const change: ColorChange = { layer: "hint", property: "fill", from: "#b4bdc6", to };
  return makesHintsLikeEntries([change], openFrame(sceneOf(node), node));
};

test("a hint in nearly the colour of what was entered beside it looks like an entry", () => {
  const node = form(...field("value", 120, "Paris", "#000000"), ...hint);
  expect([isAlike(node, "#1c1c1c"), isAlike(node, "#6f7780")]).toEqual([true, false]);
  expect(isAlike(form(...hint), "#1c1c1c"), "nothing is entered").toBe(false);
});

test("badges under their labels hold no hints", () => {
  const row = (y: number, words: string, ...below: readonly SceneNode[]) =>
    layer({ x: 24, y, width: 327, height: 45 }, [
      layer({ x: 36, y, width: 303, height: 21 }, [
        text(words, { x: 36, y: y + 2, width: 40, height: 16, sizePx: 14, color: "#585d61" }),
      ]),
      ...below,
    ]);
  const badge = (id: string, y: number, words: string, color: string, fill: string) => [
    row(
      y,
      "Type",
      layer({ x: 36, y: y + 23, width: 69, height: 20, fill }, [
        text(words, { id, x: 44, y: y + 26, width: 54, height: 14, sizePx: 12, color }),
      ]),
    ),
    row(y + 53, "Status", text("Scheduled", { x: 36, y: y + 77, width: 76, height: 17 })),
  ];
  const badges = [
    ...badge("value", 120, "Video Call", "#198754", "#d1e7dd"),
    ...badge("hint", 320, "Text Chat", "#0dcaf0", "#cff4fc"),
  ];
  const table = layer({ x: 12, y: 90, width: 351, height: 600, fill: "#ffffff" }, badges);
  expect(isAlike(screen([table]), "#00768e")).toBe(false);
});
