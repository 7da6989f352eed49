import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { elements } from "./elements.ts";

/** Words in a round box that ends at the right edge of a conversation, or begins at the left one. */
const bubble = (words: string, y: number, side: "left" | "right"): SceneNode => {
  const width = 40 + 8 * words.length;
  const x = side === "left" ? 20 : 355 - width;
  return layer(
    {
      x,
      y,
      width,
      height: 40,
      fill: side === "left" ? "#e5e7eb" : "#1d4ed8",
      cornerRadiiPx: [12, 12, 12, 12],
    },
    [
      text(words, {
        x: x + 20,
        y: y + 10,
        width: 8 * words.length,
        color: side === "left" ? "#111111" : "#ffffff",
      }),
    ],
  );
};

const buttonsOf = (...children: readonly SceneNode[]): readonly string[] => {
  const node = screen(children);
  return elements(openFrame(sceneOf(node), node)).flatMap(({ role, label }) =>
    role === "button" ? [label] : [],
  );
};

const TALK = [
  bubble("Good day", 120, "right"),
  bubble("Good morning to you", 180, "left"),
  bubble("How are you?", 240, "right"),
];

test("the bubbles of a conversation are no buttons", () => {
  expect(buttonsOf(...TALK)).toEqual([]);
});

test("a button below a conversation stays one", () => {
  const send = layer(
    { x: 20, y: 700, width: 335, height: 48, fill: "#1d4ed8", cornerRadiiPx: [8, 8, 8, 8] },
    [text("End the talk", { x: 130, y: 714, width: 115, color: "#ffffff", align: "center" })],
  );
  expect(buttonsOf(...TALK, send)).toEqual(["End the talk"]);
});

test("buttons that all begin at one edge are no conversation", () => {
  const all = ["Start", "Read the rules", "How to play it"].map((words, index) =>
    bubble(words, 120 + 60 * index, "right"),
  );
  expect(buttonsOf(...all)).toHaveLength(3);
});
