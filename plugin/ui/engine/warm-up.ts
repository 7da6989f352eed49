import { reviewInSteps } from "../../../shared/review/review.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";

const ROW = { x: 24, width: 327, height: 48 };

const words = (characters: string, y: number): SceneNode => ({
  id: `words ${y}`,
  name: characters,
  type: "TEXT",
  box: { ...ROW, x: 40, y: y + 14, width: 120, height: 20 },
  fills: [{ type: "solid", color: { r: 0, g: 0, b: 0 } }],
  text: {
    characters,
    runs: [
      { start: 0, end: characters.length, fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 20 },
    ],
    alignHorizontal: "left",
    alignVertical: "top",
    resize: "width-and-height",
  },
});

const row = (characters: string, index: number): SceneNode => {
  const box = { ...ROW, y: 100 + 60 * index };
  const fills = [{ type: "solid", color: { r: 0.9, g: 0.9, b: 0.9 } }] as const;
  return { id: `row ${index}`, name: "Row", type: "FRAME", box, fills, children: [words(characters, box.y)] };
};

const SCREEN: SceneNode = {
  id: "screen",
  name: "Screen",
  type: "FRAME",
  box: { x: 0, y: 0, width: 375, height: 812 },
  children: ["Your orders", "Enter a name", "Save", "Log out"].map(row),
};

/**
 * Reviews a screen that nobody sees. A third of the first review of 1,000 layers goes into what is done for the first time,
 * whatever is on a screen: the screen that somebody selects then need not wait for it.
 */
export const warmUp = () =>
  reviewInSteps(
    { schema: 1, file: "", page: { id: "", name: "" }, frames: [SCREEN], components: {}, styles: {} },
    SCREEN,
  );
