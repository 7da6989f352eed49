import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import { elements } from "./elements.ts";

const TASKS = [
  ["To do", "Fix login bug", "Update the docs", "Write release notes", "Review copy"],
  ["In progress", "Onboarding flow", "Pricing page", "Add dark mode", "Check contrast"],
  ["Done", "Search results", "Send invoices", "Plan the sprint", "Logo refresh"],
] as const;

/** A board of a desk: three columns of cards, each of one size. */
const board = (fill: string, wordsX: (task: string) => number): SceneNode =>
  screen(
    TASKS.flatMap(([head, ...tasks], column) => {
      const x = 40 + 300 * column;
      const cards = tasks.map((task, index) => {
        const y = 140 + 72 * index;
        return layer({ x, y, width: 220, height: 56, fill }, [
          text(task, { x: x + wordsX(task), y: y + 16 }),
        ]);
      });
      return [text(head, { x, y: 100, sizePx: 18, weight: 600 }), ...cards];
    }),
    { width: 1280, height: 800, fill: "#f4f5f7" },
  );

const rolesOn = (node: SceneNode): readonly string[] => {
  const boxes = new Set(node.children?.filter(({ text: words }) => !words).map(({ id }) => id));
  return elements(openAlone(node))
    .filter(({ layers: [{ node: own }] }) => boxes.has(own.id))
    .map(({ role }) => role);
};

const times = (role: string): readonly string[] => Array.from({ length: 12 }, () => role);

test("cards of one board are cards, also where some of them begin with what is done, or with what is to be written", () => {
  expect(rolesOn(board("#ffffff", () => 16))).toEqual(times("card"));
});

test("in a loud colour, too", () => {
  expect(rolesOn(board("#ffd966", () => 16))).toEqual(times("card"));
});

test("boxes alike with a label in the middle of each are all buttons", () => {
  expect(rolesOn(board("#2b6cb0", (task) => 110 - 4 * task.length))).toEqual(times("button"));
});
