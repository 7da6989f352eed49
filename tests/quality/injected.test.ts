import { describe, expect, test } from "vitest";
import { RULES } from "../../shared/review/rules/index.ts";
import { DEFECTS } from "./defects/all.ts";
import { inject } from "./inject.ts";
import { measure } from "./measure.ts";
import { byHand, sampleScreens } from "./screens.ts";

const SMALLEST_RECALL = 0.95;

const drawn = sampleScreens();
const placed = drawn.flatMap(byHand);

/** The samples suffice to see a rule go blind; `npm run bench:quality` measures on the real designs too. */
const injections = DEFECTS.flatMap((defect) =>
  inject([defect], defect.isByHand ? placed : drawn, { seed: 1, sitesAScreen: 2 }),
);
const measured = measure(DEFECTS, injections);

describe("a slip done on purpose", () => {
  test("is there for every rule", () => {
    expect(Object.keys(measured)).toEqual(RULES.map(({ id }) => id).toSorted());
  });

  test("is found by its rule, within its tolerance", () => {
    const isFound = ({ damaged, found }: (typeof measured)[string]): boolean =>
      damaged > 0 && found >= SMALLEST_RECALL * damaged;
    expect(Object.entries(measured).filter(([, one]) => !isFound(one))).toEqual([]);
  });

  test("brings nothing to light where nothing was touched", () => {
    expect(injections.filter(({ astray }) => astray.length > 0)).toEqual([]);
  });
});
