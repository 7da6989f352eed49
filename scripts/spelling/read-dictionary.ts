import { readFile } from "node:fs/promises";
import type { Language } from "../../shared/i18n/language.ts";

const DICTIONARIES: Readonly<Record<Language, string>> = {
  en: import.meta.resolve("dictionary-en"),
  fr: import.meta.resolve("dictionary-fr"),
};

/** Reads a file of the installed dictionary of a language. */
export const readDictionary = (language: Language, file: string): Promise<string> =>
  readFile(new URL(file, DICTIONARIES[language]), "utf8");
