import { expect, test } from "vitest";
import type { Role } from "../../perception/elements/element.ts";
import type { FrameReport, SeenElement } from "../report.ts";
import { writeLooked, writeSeen } from "./write-seen.ts";

const seen = (role: Role, label = "", more: Partial<SeenElement> = {}): SeenElement => ({
  role,
  label,
  layers: [{ id: "1:1", name: "Layer" }],
  box: { x: 0, y: 0, width: 100, height: 40 },
  certainty: 1,
  ...more,
});

const form = [
  seen("screen-title", "Sign in"),
  seen("field", "Email"),
  seen("field", "Password"),
  seen("link", "Forgot password?"),
  seen("button", "Continue", { primary: true }),
];

test.each([
  ["en", "2 controls, 2 fields, main action: “Continue”"],
  ["fr", "2 éléments d’action, 2 champs, action principale\u00a0: «\u00a0Continue\u00a0»"],
] as const)("what was recognised is a line in %s", (language, line) => {
  expect(writeSeen(form, language)).toBe(line);
});

test.each([
  ["en", "1 control, 1 field, 1 card, 1 row, a tab bar"],
  ["fr", "1 élément d’action, 1 champ, 1 carte, 1 ligne, une barre d’onglets"],
] as const)("one of a kind is in the singular in %s", (language, line) => {
  const roles = ["tab", "field", "card", "list-row", "tab-bar"] as const;
  expect(
    writeSeen(
      roles.map((role) => seen(role)),
      language,
    ),
  ).toBe(line);
});

test("a main action without words, and one of several, are not named", () => {
  expect(writeSeen([seen("button", "", { primary: true })], "en")).toBe("1 control");
  const two = ["Buy", "Pay"].map((label) => seen("button", label, { primary: true }));
  expect(writeSeen(two, "en")).toBe("2 controls");
});

test("a screen on which nothing was recognised says so", () => {
  expect([writeSeen([], "en"), writeSeen([], "fr")]).toEqual(["nothing recognised", "rien de reconnu"]);
});

const report: FrameReport = {
  id: "1:1",
  name: "Sign in",
  layers: 12,
  durationMs: 1,
  findings: [],
  unsure: [],
  elements: form,
  copy: { texts: 9, language: "en" },
};

test.each([
  [
    "en",
    [
      ["Contrast, size", "9 texts"],
      ["Targets, labels", "2 controls, 2 fields"],
      ["Copy", "in English"],
      ["Hierarchy", "1 heading, main action: “Continue”"],
    ],
  ],
  [
    "fr",
    [
      ["Contraste, taille", "9 textes"],
      ["Cibles, libellés", "2 éléments d’action, 2 champs"],
      ["Textes", "en anglais"],
      ["Hiérarchie", "1 titre, action principale\u00a0: «\u00a0Continue\u00a0»"],
    ],
  ],
] as const)("what was looked at is a line for each subject in %s", (language, lines) => {
  expect(writeLooked([report], language)).toEqual(lines);
});

test("what was not checked is counted, and of what there is none nothing is said", () => {
  const unsure = [{ rule: "text-contrast", reason: "On a picture.", layers: [{ id: "1:2", name: "T" }] }];
  const bare = { ...report, unsure, elements: [], copy: { texts: 3 } };
  expect(writeLooked([bare], "en")).toEqual([["Contrast, size", "3 texts, 1 not checked"]]);
  const notJudged = [{ reason: "language", rules: ["misspelling"], text: "In another language." }] as const;
  expect(writeLooked([{ ...bare, notJudged }], "en")[1]).toEqual(["Copy", "In another language."]);
  const { copy: _, ...old } = { ...bare, unsure: [] };
  expect(writeLooked([old], "en"), "a review of an older version").toEqual([]);
});
