import { expect, test } from "vitest";
import { durationMs, handPath } from "./motion.ts";

const from = { x: 0, y: 0 };
const to = { x: 300, y: 400 };

test("a hand ends where it was going, and is slow at both ends", () => {
  const path = handPath(from, to, 30);
  expect(path).toHaveLength(30);
  expect(path.at(-1)?.x).toBeCloseTo(300);
  expect(path.at(-1)?.y).toBeCloseTo(400);
  const lengths = path.map((point, index) => {
    const before = path[index - 1] ?? from;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  expect(lengths[15]).toBeGreaterThan(10 * (lengths[0] ?? 0));
  expect(lengths[15]).toBeGreaterThan(10 * (lengths[29] ?? 0));
});

test("a longer way takes longer, up to a bound", () => {
  expect(durationMs(from, to)).toBeGreaterThan(durationMs(from, { x: 30, y: 40 }));
  expect(durationMs(from, { x: 9000, y: 0 })).toBeLessThan(1200);
});
