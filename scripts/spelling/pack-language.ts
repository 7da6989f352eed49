import { readFile } from "node:fs/promises";
import type { Language } from "../../shared/i18n/language.ts";
import { buildAutomaton } from "./build-automaton.ts";
import { packAutomaton } from "./pack-automaton.ts";
import { readWordSets } from "./word-sets.ts";

interface PackedLanguage {
  readonly file: URL;
  readonly json: string;
}

async function sourceOf(language: Language): Promise<string> {
  const name = `dictionary-${language}`;
  const text = await readFile(new URL("package.json", import.meta.resolve(name)), "utf8");
  const { version, license } = JSON.parse(text) as { readonly version: string; readonly license: string };
  return `Made from ${name} ${version} (${license}); see LICENCES.md beside this file.`;
}

const alphabetOf = (words: readonly string[]): string => [...new Set(words.join(""))].toSorted().join("");

/** The words of a language as the engine carries them, and the file that they belong in. */
export async function packLanguage(language: Language): Promise<PackedLanguage> {
  const { known, common } = await readWordSets(language);
  const alphabet = alphabetOf(known);
  const pack = (words: readonly string[]): string => packAutomaton(buildAutomaton(words), alphabet);
  const content = { source: await sourceOf(language), alphabet, known: pack(known), common: pack(common) };
  return {
    file: new URL(`../../shared/review/spelling/words.${language}.json`, import.meta.url),
    json: `${JSON.stringify(content, null, 2)}\n`,
  };
}
