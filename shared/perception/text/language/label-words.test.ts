import { expect, test } from "vitest";
import {
  ACTION_WORDS,
  FIELD_WORDS,
  PROMPT_WORDS,
  WRITING_WORDS,
} from "../../../standards/words/label-words.ts";
import { labelWords } from "./label-words.ts";

test("words are in lower case and without accents", () => {
  expect(labelWords("Créer un compte")).toEqual(["creer", "un", "compte"]);
  expect(labelWords("WYŚLIJ")).toEqual(["wyslij"]);
});

test("й is a letter of its own, and no accented и", () => {
  expect(labelWords("Войти")).toEqual(["войти"]);
  expect(labelWords("ЙОГУРТ ёж")).toEqual(["йогурт", "еж"]);
});

test("words to look for are written as those of a label are read", () => {
  const all = [...ACTION_WORDS, ...FIELD_WORDS, ...PROMPT_WORDS, ...WRITING_WORDS];
  expect(all.filter((words) => labelWords(words).join(" ") !== words)).toEqual([]);
});
