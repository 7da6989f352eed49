import { afterAll, beforeAll, expect, test } from "vitest";
import { countBlocks, type BlockCounter } from "./count-blocks.ts";
import type { Shape, SHAPES } from "./shapes.ts";

/** Twice as many layers take twice the steps, and a few more where things are sorted. */
const MOST_GROWTH = 2.3;

const countOf = ({ most }: Shape): number => Math.min(3000, most / 20);

let counter: BlockCounter;
let shapes: typeof SHAPES;
let stepsOf: (shape: (typeof SHAPES)[number], count: number) => Promise<number>;

beforeAll(async () => {
  counter = await countBlocks();
  const { reviewFrame } = await import("../../shared/review/review.ts");
  const { sceneOf } = await import("../../shared/scene/testing.ts");
  shapes = (await import("./shapes.ts")).SHAPES;
  stepsOf = (shape, count) => {
    const root = shape.build(count);
    return counter.countOf(() => void reviewFrame(sceneOf(root), root));
  };
});

afterAll(() => counter[Symbol.asyncDispose]());

test("the steps of a review grow with its screen, whatever the shape of it", async () => {
  const growths: Record<string, number> = {};
  for (const shape of shapes) {
    await stepsOf(shape, 10);
    const [once, twice] = [await stepsOf(shape, countOf(shape)), await stepsOf(shape, 2 * countOf(shape))];
    growths[shape.name] = twice / once;
  }
  expect(Object.entries(growths).filter(([, growth]) => growth > MOST_GROWTH)).toEqual([]);
}, 300_000);
