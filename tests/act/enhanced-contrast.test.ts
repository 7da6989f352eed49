import { describe, expect, test } from "vitest";
import { screen, solid } from "../../shared/scene/testing.ts";
import {
  button,
  crossButton,
  noLanguage,
  on,
  onGradient,
  onPicture,
  onTwoGrounds,
  review,
  words,
  type Example,
} from "./drawn.ts";

/**
 * The examples of the W3C's rule “Text has enhanced contrast”, drawn as designs, without what a design does not have.
 * https://www.w3.org/WAI/standards-guidelines/act/rules/09o5cg/
 */
const PASSED: readonly Example[] = [
  ["1: dark grey on white, 12.6:1", on("#ffffff", words("#333333"))],
  ["2: dark grey on white to light blue, 12.6 to 7:1", onGradient("#99ccff", 300, 280, "#333333")],
  ["4: large black text on grey, 4.6:1", on("#757575", words("#000000", { sizePx: 24, height: 36 }))],
  ["5: bold black text on grey, 4.6:1", on("#757575", words("#000000", { sizePx: 56 / 3, weight: 700 }))],
  ["6: a button whose x is no language", crossButton("#ffffff", "#666666")],
  ["6: no language", noLanguage()],
  ["7: black on white", screen([words("#000000")])],
  ["9: a link in blue", on("#ffffff", words("#0000ee", { isLink: true, decoration: "underline" }))],
];

const ONLY_AAA: readonly Example[] = [
  ["1: grey on white, 5.7:1", on("#ffffff", words("#666666"))],
  ["2: grey on white to cyan, 5.7 to 4.6:1", onGradient("#00ffff", 300, 200, "#666666")],
  ["3: large black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 24, height: 36 }))],
  ["5: bold black text on grey, 3.6:1", on("#666666", words("#000000", { sizePx: 56 / 3, weight: 700 }))],
  ["7: black paint of 60 % on white", on("#ffffff", words("", { fills: [solid("#000000", 0.6)] }))],
  ["8: black text at 60 % on white", on("#ffffff", words("#000000", { opacity: 0.6 }))],
  ["11: a typeface shown in grey on grey, 6.4:1", on("#eeeeee", words("#535353"))],
  ["12: a button, 6.4:1", button("#535353")],
];

const ENHANCED = "https://www.w3.org/TR/WCAG22/#contrast-enhanced";

describe("the examples of ACT rule 09o5cg, at level AAA", () => {
  test.each(PASSED)("passed %s", (_, node) => {
    expect(review("AAA", node).findings).toEqual([]);
  });

  test.each(ONLY_AAA)("failed %s, which level AA takes", (_, node) => {
    expect(review("AAA", node).findings).toMatchObject([{ certainty: "measured", basis: ENHANCED }]);
    expect(review("AA", node).findings).toEqual([]);
  });

  test("failed 10: half on white and half on black, where level AA objects to the black half", () => {
    expect(review("AAA", onTwoGrounds(0.9)).findings).toMatchObject([{ certainty: "likely" }]);
    expect(review("AA", onTwoGrounds(0.9)).findings).toHaveLength(1);
  });

  test("passed 3 and failed 6: on a picture is left open, the pixels are not known", () => {
    const { findings, unsure } = review("AAA", onPicture("#ffffff"));
    expect(findings).toEqual([]);
    expect(unsure).toMatchObject([{ rule: "text-contrast" }]);
  });
});
