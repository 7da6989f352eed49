import { expect, test } from "vitest";
import { asksForAction } from "./asks-for-action.ts";

test.each(["Save", "Log in", "S’inscrire", "Se connecter à mon compte", "$299 Add to bag"])(
  "“%s” asks for something",
  (words) => {
    expect(asksForAction(words)).toBe(true);
  },
);

test.each(["Account", "Se souvenir de moi", ""])("“%s” names something", (words) => {
  expect(asksForAction(words)).toBe(false);
});
