import { expect, test } from "vitest";
import { sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { seenTexts } from "./seen-texts.ts";

test("letters that no paint shows are not seen", () => {
  const clear = solid("#000000", 0);
  const root = screen([
    text("Reports", { id: "seen", x: 20, y: 40 }),
    text("Lorem ipsum", { id: "clear", x: 20, y: 80, fills: [clear] }),
    text("Half", { id: "half", x: 20, y: 120, fills: [clear, solid("#222222")] }),
  ]);
  expect(seenTexts(openFrame(sceneOf(root), root)).map(({ node }) => node.id)).toEqual(["seen", "half"]);
});
