import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { openingRows } from "./opening-rows.ts";

const QUESTIONS = ["Where is my order?", "Can I return a gift?", "Do you ship abroad?"];

interface Drawn {
  readonly pitchPx?: number;
  readonly arrowX?: number;
  readonly fromY?: number;
  readonly width?: number;
  readonly fills?: readonly string[];
}

function rows(
  words: readonly string[],
  { pitchPx = 64, arrowX = 308, fromY = 120, width = 320, fills = ["#ffffff"] }: Drawn = {},
): readonly SceneNode[] {
  return words.map((line, index) => {
    const y = fromY + pitchPx * index;
    return layer(
      {
        x: 20,
        y,
        width,
        height: 56,
        fill: fills[index % fills.length] ?? "#ffffff",
        strokes: [solid("#d0d0d0")],
        stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
      },
      [
        text(line, { x: 36, y: y + 19, width: 140, height: 18 }),
        layer({ type: "VECTOR", x: arrowX, y: y + 24, width: 14, height: 8, fill: "#333333" }),
      ],
    );
  });
}

const rolesOf = (nodes: readonly SceneNode[]): readonly string[] =>
  openingRows(sightOf(nodes)).map(({ role }) => role);

test("boxes below each other with words and the same small icon at their end are rows that open", () => {
  expect(rolesOf(rows(QUESTIONS))).toEqual(["list-row", "list-row", "list-row"]);
  expect(rolesOf(rows(["Compte", "Confidentialité", "Notifications"]))).toHaveLength(3);
});

test("boxes that name what to choose are fields, as are those with a label above each", () => {
  expect(rolesOf(rows(["Country", "City", "Language"]))).toEqual([]);
  const labels = [0, 1, 2].map((index) =>
    text("Size", { x: 20, y: 100 + 90 * index, width: 40, height: 16 }),
  );
  expect(rolesOf([...labels, ...rows(["Medium", "Blue", "Cotton"], { pitchPx: 90 })])).toEqual([]);
});

test("two boxes are no list, and an icon right behind the words opens nothing", () => {
  expect(rolesOf(rows(QUESTIONS.slice(0, 2)))).toEqual([]);
  expect(rolesOf(rows(QUESTIONS, { arrowX: 182 }))).toEqual([]);
});

test("a row that stands apart as the one before it is open, and is a little narrower, is one of them", () => {
  const chosen = rows(["Settings"], { fromY: 480, width: 316, arrowX: 304, fills: ["#f1f1f4"] });
  expect(rolesOf([...rows(["Home", "Orders", "Reports"]), ...chosen])).toHaveLength(4);
});

test("messages that can be closed, each in its colour, are no list", () => {
  const fills = ["#d1f5dd", "#fff1c9", "#fbd5d5"];
  expect(rolesOf(rows(["It was saved.", "One is left.", "It failed."], { fills }))).toEqual([]);
});
