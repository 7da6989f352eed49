import { afterAll, beforeAll, expect, test } from "vitest";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { countBlocks, type BlockCounter } from "./count-blocks.ts";
import type { SHAPES } from "./shapes.ts";

/** Twice as many layers take twice the steps, and a few more where things are sorted. */
const MOST_GROWTH = 2.3;

/** Also false when nothing was counted. */
const isFair = (growth: number): boolean => growth > 0 && growth <= MOST_GROWTH;

/** How many layers, texts or letters are looked at, and then twice as many. */
const USUAL = 500;

let counter: BlockCounter;
let shapes: typeof SHAPES;
/** How many steps the review of a screen takes. */
let stepsOf: (screen: SceneNode) => Promise<number>;

beforeAll(async () => {
  counter = await countBlocks();
  const { reviewFrame } = await import("../../shared/review/review.ts");
  const { sceneOf } = await import("../../shared/scene/testing.ts");
  shapes = (await import("./shapes.ts")).SHAPES;
  stepsOf = (screen) => {
    const scene = sceneOf(screen);
    return counter.countOf(() => void reviewFrame(scene, screen));
  };
});

afterAll(() => counter[Symbol.asyncDispose]());

/** How many times as many steps something takes that is twice as large. */
async function growthOf(stepsFor: (count: number) => Promise<number>, count: number): Promise<number> {
  await stepsFor(10);
  const once = await stepsFor(count);
  return (await stepsFor(2 * count)) / once;
}

test("the steps of a review grow with its screen, whatever the shape of it", async () => {
  const growths: [string, number][] = [];
  for (const { name, build, count = USUAL } of shapes)
    growths.push([name, await growthOf((size) => stepsOf(build(size)), count)]);
  expect(growths.filter(([, growth]) => !isFair(growth))).toEqual([]);
}, 300_000);

test("what looks at each for each is found out", async () => {
  const { contains } = await import("../../shared/scene/geometry.ts");
  const boxes = (count: number) =>
    Array.from({ length: count }, (_, x) => ({ x, y: 0, width: 1, height: 1 }));
  const eachForEach = (count: number): Promise<number> =>
    counter.countOf(() => {
      for (const one of boxes(count)) boxes(count).some((other) => contains(other, one) && other.x > one.x);
    });
  expect(isFair(await growthOf(eachForEach, 100))).toBe(false);
});
