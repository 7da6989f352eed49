import { expect, test } from "vitest";
import { asksForNothing } from "./asks-for-nothing.ts";

test.each([
  ["Keep this layout and reuse it on the other pages.", true],
  ["Keep this type scale on the other pages of the site.", true],
  ["Conserver cette grille et l’étendre aux autres pages.", false],
  ["Conserver cette grille, réutiliser son rythme ailleurs.", true],
  ["Keep a single icon for it, and move the other one to the menu.", false],
  ["Keep only the first of them.", false],
  ["Keep the price, but set it beside the name.", false],
  ["Name what is behind it.", false],
  ["", false],
])("%s asks for nothing: %s", (fix, expected) => {
  expect(asksForNothing({ fix })).toBe(expected);
});
