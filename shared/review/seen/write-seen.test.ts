import { expect, test } from "vitest";
import type { Role } from "../../perception/elements/element.ts";
import type { SeenElement } from "../report.ts";
import { writeSeen } from "./write-seen.ts";

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
