import { expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import { reviewFrame } from "../../review.ts";
import { outOfLine } from "../../rules/ui/slips/out-of-line.ts";
import { unevenGaps } from "../../rules/ui/slips/uneven-gaps.ts";
import { unevenMargins } from "../../rules/ui/slips/uneven-margins.ts";
import type { Rule } from "../../rule.ts";

/** The first fix of the only finding of a rule, and the boxes of the named layers after it. */
function mended(rule: Rule, node: SceneNode, ...names: readonly string[]) {
  const [finding] = reviewFrame(sceneOf(node), node, { rules: [rule], fixesFor: "all" }).findings;
  const [fix] = finding?.fixes ?? [];
  const boxes = new Map<string, SceneNode["box"]>();
  const read = (one: SceneNode): void => {
    boxes.set(one.name, one.box);
    one.children?.forEach(read);
  };
  read(applyChanges(node, fix?.changes ?? []));
  return { title: fix?.title, at: names.map((name) => [boxes.get(name)?.x, boxes.get(name)?.y]) };
}

const word = (name: string, x: number, y: number, width: number): SceneNode =>
  text(name, { name, x, y, width, sizePx: 20, height: 24 });

test("the words of a crooked menu are put on the line that most keep", () => {
  const menu = [word("Teas", 400, 41, 50), word("Journal", 540, 41, 70), word("Visits", 700, 37, 60)];
  expect(mended(outOfLine, screen(menu, { width: 1280 }), "Teas", "Visits")).toEqual({
    title: "Put them on one line",
    at: [
      [400, 41],
      [700, 41],
    ],
  });
});

test("an uneven menu is spaced evenly between its first and its last word", () => {
  const menu = [
    word("Teas", 400, 40, 50),
    word("Journal", 513, 40, 70),
    word("Visits", 632, 40, 60),
    word("About", 734, 40, 60),
  ];
  expect(mended(unevenGaps, screen(menu, { width: 1280 }), "Teas", "Journal", "Visits", "About")).toEqual({
    title: "Leave 51 px between all",
    at: [
      [400, 40],
      [501, 40],
      [623, 40],
      [734, 40],
    ],
  });
});

test("a box that is out of its row moves with the words that are drawn over it", () => {
  const box = (name: string, x: number, y: number) => [
    layer({ name: `${name} box`, type: "RECTANGLE", x, y, width: 96, height: 44, fill: "#3355aa" }),
    text(name, { name, x: x + 28, y: y + 12, width: 40, height: 20, color: "#ffffff" }),
  ];
  const row = [...box("Teas", 200, 240), ...box("Pots", 320, 240), ...box("Cups", 440, 247)];
  expect(mended(outOfLine, screen(row, { width: 1280 }), "Cups box", "Cups")).toEqual({
    title: "Put them on one line",
    at: [
      [440, 240],
      [468, 252],
    ],
  });
});

test("the blocks of a column come to start on one line", () => {
  const block = (name: string, x: number, y: number): SceneNode =>
    layer({ name, type: "RECTANGLE", x, y, width: 300, height: 60, fill: "#3355aa" });
  const node = screen([
    block("a", 20, 100),
    block("b", 26, 200),
    block("c", 14, 300),
    block("d", 20, 400),
    block("e", 23, 500),
  ]);
  const { title, at } = mended(outOfLine, node, "a", "b", "c", "d", "e");
  expect(title).toBe("Let all start at 20 px");
  expect(at.map(([x]) => x)).toEqual([20, 20, 20, 20, 20]);
});

test("fields do not move away from the labels above them", () => {
  const box = (y: number): SceneNode =>
    layer({ name: "Field", type: "RECTANGLE", x: 20, y, width: 335, height: 40, fill: "#e5e7eb" });
  const form = (labelled: boolean): SceneNode =>
    screen(
      [100, 189, 292, 381].flatMap((y, at) => [
        box(y),
        ...(labelled
          ? [text(["Email", "Phone", "Town", "Service"][at] ?? "", { x: 20, y: y - 25, width: 80 })]
          : []),
      ]),
    );
  expect(mended(unevenGaps, form(false)).title).toBe("Leave 54 px between all");
  expect(mended(unevenGaps, form(true)).title).toBeUndefined();
});

test("a box that leaves the margin moves only where both of its edges get better by it", () => {
  const card = (x: number, y: number, width = 327): SceneNode =>
    layer({ name: "Card", x, y, width, height: 80, fill: "#eef1fb" });
  const page = (more: SceneNode): SceneNode =>
    screen([
      text("Your parcels", { x: 24, y: 60, sizePx: 28, weight: 700 }),
      text("Where they are now", { x: 24, y: 110 }),
      card(24, 160),
      card(24, 260),
      text("Older ones", { x: 24, y: 370, sizePx: 20, weight: 700 }),
      more,
    ]);
  expect(mended(unevenMargins, page(card(16, 500))).title).toBe("Move it by 8 px");
  expect(mended(unevenMargins, page(card(27, 500, 309))).title).toBeUndefined();
});
