import { expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../scene/testing.ts";
import type { SceneNode } from "../scene/scene.ts";
import { RULES } from "./rules/index.ts";
import { whyOf } from "./why.ts";

const ruleOf = (id: string) => RULES.find((one) => one.id === id) ?? expect.fail(`no rule ${id}`);

const ask = (children: readonly SceneNode[], about: SceneNode, id: string) => {
  const root = screen([...children]);
  return whyOf(sceneOf(root), root, { layer: about.id, rule: ruleOf(id) });
};

const dark = text("Your order is on its way.", { x: 24, y: 80, color: "#111111" });
const faint = text("It comes before noon.", { x: 24, y: 120, color: "#aaaaaa" });

test("a text that can be read was looked at, and is fine", () => {
  expect(ask([dark], dark, "text-contrast")).toEqual([{ answer: "passed" }]);
});

test("one that is too faint is told, with the numbers", () => {
  expect(ask([dark, faint], faint, "text-contrast")).toMatchObject([
    { answer: "failed", evidence: { textColor: "#aaaaaa" } },
    { answer: "told", severity: "major" },
  ]);
});

test("several of one cause are one finding", () => {
  const other = text("We send a message.", { x: 24, y: 160, color: "#aaaaaa" });
  expect(ask([dark, faint, other], other, "text-contrast")).toMatchObject([
    { answer: "failed" },
    { answer: "merged", layers: 2 },
    { answer: "told" },
  ]);
});

test("what a rule does not look at is said, and what there is nothing of", () => {
  const box = layer({ x: 24, y: 200, width: 40, height: 40, fill: "#eeeeee" });
  expect(ask([dark, box], box, "text-contrast")).toEqual([{ answer: "not-among-judged", judged: 1 }]);
  expect(ask([box], box, "text-contrast")).toMatchObject([
    { answer: "not-among-judged", judged: 0, because: expect.stringContaining("text") as string },
  ]);
});
