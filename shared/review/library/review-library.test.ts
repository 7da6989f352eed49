import { describe, expect, test } from "vitest";
import { defineLibraryRule } from "./library-rule.ts";
import { reviewLibrary } from "./review-library.ts";
import { component, libraryOf, sheet } from "../../../tests/review/library.ts";

const texts = { title: "Odd", problem: "{property} in {places} places.", why: "…", fix: "Mend it." };

const ruleWith = (id: string, ...places: readonly number[]) =>
  defineLibraryRule({
    id,
    aspect: "ui",
    severity: "minor",
    certainty: "likely",
    basis: "https://example.com",
    says: { en: texts, fr: { ...texts, problem: "{property} à {places} endroits." } },
    find: () =>
      places.map((count) => ({
        evidence: { property: "fill" },
        inWords: ["property"],
        at: [{ id: "1:1", name: "Button" }],
        places: count,
      })),
  });

const library = libraryOf([sheet(component("Button"))]);

test("what shows in more places comes first, and each finding has an id of its own", () => {
  const { findings, layers, kind } = reviewLibrary(library, { rules: [ruleWith("odd", 2, 9)] });
  expect([kind, layers]).toEqual(["library", 2]);
  expect(findings.map(({ id, evidence }) => [id, evidence])).toEqual([
    ["odd@1:1", { property: "fill", places: 9 }],
    ["odd@1:1#2", { property: "fill", places: 2 }],
  ]);
});

test("words of the evidence are said in the language of the report", () => {
  const [finding] = reviewLibrary(library, { rules: [ruleWith("odd", 2)], language: "fr" }).findings;
  expect(finding?.problem).toBe("remplissage à 2 endroits.");
});

test("of one rule a dozen findings are told", () => {
  const many = ruleWith("odd", ...Array.from({ length: 40 }, (_, index) => index + 1));
  const { findings } = reviewLibrary(library, { rules: [many] });
  expect(findings).toHaveLength(12);
  expect(findings[0]?.evidence["places"]).toBe(40);
});

test("a rule that fails costs a line in the log, and no review", () => {
  const broken = {
    ...ruleWith("broken"),
    find: () => {
      throw new Error("oh");
    },
  };
  const said: string[] = [];
  const { findings } = reviewLibrary(library, {
    rules: [broken, ruleWith("odd", 1)],
    log: (message) => said.push(message),
  });
  expect(findings).toHaveLength(1);
  expect(said).toEqual(["rule broken failed: oh"]);
});

describe("a dismissal", () => {
  const dismissal = { id: "d", rule: "odd", scope: "layer", places: ["1:1"], reason: "intended" } as const;

  test("takes a finding out of the list, and is told with it", () => {
    const rules = [ruleWith("odd", 2), ruleWith("even", 1)];
    const { findings, dismissed } = reviewLibrary(library, { rules, dismissals: [dismissal] });
    expect(findings.map(({ rule }) => rule)).toEqual(["even"]);
    expect(dismissed).toMatchObject([
      { rule: "odd", dismissal: { id: "d", scope: "layer", reason: "intended" } },
    ]);
  });

  test("of other places, or of some of several, takes nothing out", () => {
    const rules = [ruleWith("odd", 2)];
    const elsewhere = { ...dismissal, places: ["7:7"] };
    const { findings, dismissed } = reviewLibrary(library, { rules, dismissals: [elsewhere] });
    expect([findings.length, dismissed]).toEqual([1, undefined]);
  });

  test("of a rule in the whole file takes out all of it", () => {
    const many = ruleWith("odd", ...Array.from({ length: 20 }, (_, index) => index + 1));
    const everywhere = { ...dismissal, scope: "rule", places: [] } as const;
    const { findings, dismissed } = reviewLibrary(library, { rules: [many], dismissals: [everywhere] });
    expect([findings.length, dismissed?.length]).toEqual([0, 20]);
  });
});

test("a rule that a house switches off does not run, and one that it holds to be stricter weighs more", () => {
  const rules = [ruleWith("odd", 2), ruleWith("even", 2)];
  const house = { version: 1, rules: { odd: "off", even: "stricter" } } as const;
  const { findings } = reviewLibrary(library, { rules, house });
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([["even", "major"]]);
});
