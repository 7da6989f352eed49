import { expect, test } from "vitest";
import { handleMarks } from "./handle-marks.ts";

const box = { x: 40, y: 40, width: 100, height: 20 };
const sheet = { widthPx: 200, heightPx: 100, kept: [box] };
const marks = (svg: string): number =>
  svg.match(/fill="#c2185b"/) ? (/d="([^"]*)" fill="#c2185b"/.exec(svg)?.[1]?.match(/M/g)?.length ?? 0) : 0;

test("a handle stands beside its part", () => {
  const svg = handleMarks([{ handle: "L12", box, isLarge: false }], sheet);
  expect(marks(svg)).toBe(1);
  expect(svg).toContain('d="M20 43h18v14h-18z"');
});

test("in a large part a handle stands in the corner that no letters take", () => {
  const card = { x: 10, y: 10, width: 120, height: 80 };
  const title = { x: 14, y: 12, width: 60, height: 16 };
  const svg = handleMarks([{ handle: "L1", box: card, isLarge: true }], { ...sheet, kept: [title] });
  expect(svg).toContain('d="M120 10h10v14h-10z"');
});

test("what has no room without hiding words has no mark", () => {
  const everywhere = { x: 0, y: 0, width: 200, height: 100 };
  expect(marks(handleMarks([{ handle: "L1", box, isLarge: false }], { ...sheet, kept: [everywhere] }))).toBe(
    0,
  );
});

test("no mark lies on another one", () => {
  const marked = ["L1", "L2"].map((handle) => ({ handle, box, isLarge: false }));
  expect(marks(handleMarks(marked, sheet))).toBe(2);
});
