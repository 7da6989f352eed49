import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { dialogAround } from "./dialog-around.ts";

const dialogOf = (words: string, ...children: readonly SceneNode[]): string | undefined => {
  const root = screen(children);
  const frame = openFrame(sceneOf(root), root);
  const found = frame.texts.find(({ node }) => node.text.characters === words);
  return found && dialogAround(found)?.node.name;
};

const answer = text("Delete", { x: 40, y: 700 });
const below = text("Your photos", { x: 24, y: 100, sizePx: 24 });

test("what is called a dialog is one", () => {
  const named = layer({ name: "Dialog", y: 300, width: 300, height: 200, fill: "#ffffff" }, [answer]);
  expect(dialogOf("Delete", below, named)).toBe("Dialog");
});

test("a card is none", () => {
  const card = layer({ name: "Card", y: 600, width: 300, height: 200, fill: "#ffffff" }, [answer]);
  expect(dialogOf("Delete", below, card)).toBeUndefined();
});
