import { expect, test } from "vitest";
import type { Library } from "../../../scene/library.ts";
import { layer, text } from "../../../scene/testing.ts";
import type { Fix } from "../../fixes/fix.ts";
import { reviewLibrary } from "../review-library.ts";
import { bound, component, libraryOf, sheet, variable } from "../../../../tests/review/library.ts";
import { findLibraryFixes, withChanges } from "./find-library-fixes.ts";

const grey = variable("v1", "Neutral/100", "#f5f5f5");
const card = (fill: string) => component("Card", { fill });

/** The fixes of the first finding of a rule. */
function fixesOf(rule: string, library: Library): readonly Fix[] {
  const finding = reviewLibrary(library).findings.find((one) => one.rule === rule);
  const steps = findLibraryFixes(library, finding?.id ?? "", "en");
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const rulesOf = (library: Library): readonly string[] =>
  reviewLibrary(library).findings.map(({ rule }) => rule);

test("a colour set by hand is bound to the one variable that has it, and the finding is gone", () => {
  const [one, two] = [card("#f5f5f5"), card("#f5f5f5")];
  const library = libraryOf([sheet(one, two)], { variables: [grey] });
  const [fix, ...others] = fixesOf("raw-colour", library);
  expect(others).toEqual([]);
  expect(fix).toMatchObject({ kind: "bind-color", title: "Take it from “Neutral/100”" });
  expect(fix?.changes).toEqual(
    [one, two].map(({ id }) => ({
      layer: id,
      property: "fill",
      from: "#f5f5f5",
      to: "#f5f5f5",
      variable: "v1",
    })),
  );
  expect(rulesOf(library)).toContain("raw-colour");
  expect(rulesOf(withChanges(library, fix?.changes ?? []))).not.toContain("raw-colour");
});

test("where two variables have the colour, somebody has to choose", () => {
  const other = variable("v2", "Neutral/150", "#f5f5f5");
  const library = libraryOf([sheet(card("#f5f5f5"), card("#f5f5f5"))], { variables: [grey, other] });
  expect(rulesOf(library)).toContain("raw-colour");
  expect(fixesOf("raw-colour", library)).toEqual([]);
});

test("a radius is bound to the variable that gives it elsewhere", () => {
  const radius = variable("r1", "radius/m", { light: 8 });
  const round = (more: object = {}) =>
    component("Card", { cornerRadiiPx: [8, 8, 8, 8], fills: [bound("v1", "#f5f5f5")], ...more });
  const four = { variables: { rectangleCornerRadii: ["r1", "r1", "r1", "r1"] } };
  const library = libraryOf([sheet(round(four), round(four), round(four), round(), round())], {
    variables: [grey, radius],
  });
  expect(fixesOf("raw-number", library)).toMatchObject([
    { changes: [{ property: "corner-radius", from: 8, to: 8, variable: "r1" }, { variable: "r1" }] },
  ]);
});

test("a text is given the style that looks like it", () => {
  const style = { id: "s1", name: "Body", type: "text" as const };
  const words = (more: object = {}) => component("Note", {}, [text("Send the order", more)]);
  const library = libraryOf([sheet(words({ styles: { text: "s1" } }), words(), words())], {
    styles: [style],
  });
  expect(fixesOf("raw-text-style", library)).toMatchObject([
    { kind: "bind-text-style", changes: [{ property: "text-style", to: "Body", style: "s1" }, {}] },
  ]);
});

test("what has no fix, and what is not there, has none", () => {
  const library = libraryOf([sheet(component("Frame 1", {}, [layer()]))]);
  expect(fixesOf("unheard-of", library)).toEqual([]);
});
