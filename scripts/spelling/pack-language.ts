import type { Language } from "../../shared/i18n/language.ts";
import { buildAutomaton } from "./build-automaton.ts";
import { packAutomaton } from "./pack-automaton.ts";
import { readDictionary } from "./read-dictionary.ts";
import { readWordSets } from "./word-sets.ts";

/** Where the words come from, which must be said wherever they are bundled. */
const ORIGINS: Readonly<Record<Language, string>> = {
  en: "SCOWL, Copyright 2000-2018 by Kevin Atkinson and others. See licence.en.txt.",
  fr:
    "Dictionnaires orthographiques français, Olivier R., under the Mozilla Public License 2.0 " +
    "(https://mozilla.org/MPL/2.0/), as is this form of it. Source: https://github.com/wooorm/dictionaries. " +
    "See licence.fr.txt.",
};

async function noticeOf(language: Language): Promise<string> {
  const { name, version } = JSON.parse(await readDictionary(language, "package.json"));
  return `Made from ${name} ${version}: ${ORIGINS[language]}`;
}

async function packWords(language: Language): Promise<string> {
  const { common, rare } = await readWordSets(language);
  const pack = (words: readonly string[]): string => packAutomaton(buildAutomaton(words));
  const content = { notice: await noticeOf(language), common: pack(common), rare: pack(rare) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The files that the engine has of a language: its words, and the licence they come with. */
export async function packLanguage(language: Language): Promise<ReadonlyMap<URL, string>> {
  const fileOf = (name: string): URL => new URL(`../../shared/review/spelling/${name}`, import.meta.url);
  return new Map([
    [fileOf(`words.${language}.json`), await packWords(language)],
    [fileOf(`licence.${language}.txt`), await readDictionary(language, "license")],
  ]);
}
