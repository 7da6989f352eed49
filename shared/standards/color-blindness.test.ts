import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from "culori";
import { describe, expect, test } from "vitest";
import { COLOR_BLIND_MATRICES, COLOR_BLINDNESSES } from "./color-blindness.ts";

/** Another implementation of the published tables. */
const PUBLISHED = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

const PRIMARIES = [
  { mode: "rgb", r: 1, g: 0, b: 0 },
  { mode: "rgb", r: 0, g: 1, b: 0 },
  { mode: "rgb", r: 0, g: 0, b: 1 },
] as const;

describe.each(COLOR_BLINDNESSES)("%s", (kind) => {
  test("turns red, green and blue into what was published", () => {
    for (const [column, primary] of PRIMARIES.entries()) {
      const { r, g, b } = PUBLISHED[kind](primary);
      const own = COLOR_BLIND_MATRICES[kind].map((row) => row[column]);
      expect(own[0]).toBeCloseTo(r, 5);
      expect(own[1]).toBeCloseTo(g, 5);
      expect(own[2]).toBeCloseTo(b, 5);
    }
  });

  test("leaves grey as it is", () => {
    for (const row of COLOR_BLIND_MATRICES[kind]) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  });
});
