import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { measure } from "../../scripts/eval/evaluate.ts";
import { judgePoints, type JudgedPoint } from "../../scripts/eval/judge-points.ts";
import { openScreen } from "../../scripts/eval/open-screen.ts";
import { readPoints } from "../../scripts/eval/points.ts";
import type { Verifier } from "../../scripts/eval/points-model.ts";
import { sharesOf } from "../../scripts/eval/write-points.ts";

const POINTS = path.join(import.meta.dirname, "points");
const DESIGNS = path.resolve(import.meta.dirname, "../../../shared/designs");

/** Points on real screens, right and wrong, by people who had not read the code. */
describe.skipIf(!existsSync(DESIGNS))("of points on real screens", () => {
  const judged: Record<Verifier, JudgedPoint[]> = { honest: [], agrees: [] };

  beforeAll(async () => {
    for (const points of await readPoints(POINTS)) {
      const screen = await openScreen(DESIGNS, points);
      if (!screen) continue;
      const measured = await measure(screen, "en");
      for (const verifier of ["honest", "agrees"] as const)
        judged[verifier].push(...(await judgePoints(screen, points, verifier, measured)));
    }
  }, 300_000);

  test("there are at least 60 right and 60 wrong ones, on twelve designs", () => {
    const of = (label: string) => judged.honest.filter(({ point }) => point.label === label).length;
    expect(Math.min(of("right"), of("wrong"))).toBeGreaterThanOrEqual(60);
    expect(new Set(judged.honest.map(({ screen }) => screen)).size).toBeGreaterThanOrEqual(12);
  });

  test("with a second look that says what a person said, 19 of 20 right ones are kept, and no wrong one is", () => {
    const { kept, letThrough } = sharesOf(judged.honest);
    expect(kept).toBeGreaterThanOrEqual(0.95);
    expect(letThrough).toBeLessThanOrEqual(0.05);
  });

  test("with one that agrees to everything, form alone loses one right one of twenty at most", () => {
    expect(sharesOf(judged.agrees).kept).toBeGreaterThanOrEqual(0.95);
  });
});
