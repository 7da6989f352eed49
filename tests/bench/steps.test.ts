import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReviewOptions } from "../../shared/review/judge-frame.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { countBlocks, type BlockCounter } from "./count-blocks.ts";
import type { FLOW_SHAPES } from "./flows.ts";
import type { SHAPES } from "./shapes.ts";

/** Twice as many layers take twice the steps, and a few more where things are sorted. */
const MOST_GROWTH = 2.3;

const LARGEST = 3000;
const LINKS = 1000;

let counter: BlockCounter;
let shapes: typeof SHAPES;
let flows: typeof FLOW_SHAPES;
let flowRules: NonNullable<ReviewOptions["rules"]>;
/** How many steps the reviews of all screens of a design take. */
let stepsOf: (screens: readonly SceneNode[], options?: ReviewOptions) => Promise<number>;

beforeAll(async () => {
  counter = await countBlocks();
  const { reviewFrame } = await import("../../shared/review/review.ts");
  const { RULES } = await import("../../shared/review/rules/index.ts");
  const { sceneOf } = await import("../../shared/scene/testing.ts");
  shapes = (await import("./shapes.ts")).SHAPES;
  flows = (await import("./flows.ts")).FLOW_SHAPES;
  flowRules = RULES.filter(({ judges }) => judges === "flows");
  stepsOf = (screens, options) => {
    const scene = sceneOf(...screens);
    return counter.countOf(() => {
      for (const screen of screens) reviewFrame(scene, screen, options);
    });
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
  for (const { name, build, most } of shapes)
    growths.push([name, await growthOf((count) => stepsOf([build(count)]), Math.min(LARGEST, most / 20))]);
  expect(growths.filter(([, growth]) => growth > MOST_GROWTH)).toEqual([]);
}, 300_000);

test("the steps of what is asked about links grow with the links of a design", async () => {
  const growths: [string, number][] = [];
  for (const { name, build } of flows)
    growths.push([name, await growthOf((links) => stepsOf(build(links), { rules: flowRules }), LINKS)]);
  expect(growths.filter(([, growth]) => growth > MOST_GROWTH)).toEqual([]);
}, 300_000);
