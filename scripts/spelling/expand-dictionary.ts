import type { Language } from "../../shared/i18n/language.ts";
import { readDictionary } from "./read-dictionary.ts";

interface Ending {
  readonly strip: string;
  readonly add: string;
  readonly accepts: RegExp;
}

interface Affix {
  readonly isPrefix: boolean;
  /** True when it may meet an affix of the other end. */
  readonly isCrossed: boolean;
  readonly endings: readonly Ending[];
}

interface Affixes {
  readonly byFlag: ReadonlyMap<string, Affix>;
  /** How many characters name an affix. */
  readonly flagLength: number;
}

/** All forms of one entry of a dictionary, its stem first. */
export type Forms = readonly [string, ...string[]];

const linesOf = (text: string): readonly (readonly string[])[] =>
  text.split("\n").map((line) => line.trim().split(/\s+/));

const nothingForZero = (part: string): string => (part === "0" ? "" : part);

function readEnding(isPrefix: boolean, [strip = "", add = "", condition = "."]: readonly string[]): Ending {
  return {
    strip: nothingForZero(strip),
    add: nothingForZero(add.split("/")[0] ?? ""),
    accepts: new RegExp(isPrefix ? `^${condition}` : `${condition}$`, "u"),
  };
}

/** Elisions and other marks are no letters of the word. */
const isOfLetters = ({ add }: Ending): boolean => /^\p{L}*$/u.test(add);

/** Reads the affixes of a Hunspell dictionary. Those of ours need no twofold suffixes, circumfixes or forbidden words. */
function readAffixes(text: string): Affixes {
  const byFlag = new Map<string, Affix & { readonly endings: Ending[] }>();
  for (const [kind, flag = "", ...rest] of linesOf(text)) {
    if (kind !== "PFX" && kind !== "SFX") continue;
    const isPrefix = kind === "PFX";
    const known = byFlag.get(flag);
    if (!known) byFlag.set(flag, { isPrefix, isCrossed: rest[0] === "Y", endings: [] });
    else known.endings.push(...[readEnding(isPrefix, rest)].filter(isOfLetters));
  }
  return { byFlag, flagLength: /^FLAG long/m.test(text) ? 2 : 1 };
}

function apply({ isPrefix, endings }: Affix, word: string): readonly string[] {
  const fits = ({ strip, accepts }: Ending): boolean =>
    (isPrefix ? word.startsWith(strip) : word.endsWith(strip)) && accepts.test(word);
  return endings
    .filter(fits)
    .map(({ strip, add }) =>
      isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add,
    );
}

function expandEntry(line: string, { byFlag, flagLength }: Affixes): Forms {
  const [stem = "", names = ""] = (line.split("\t")[0] ?? "").split("/");
  const flags = names.match(new RegExp(`.{${flagLength}}`, "gu")) ?? [];
  const affixes = flags.flatMap((flag) => byFlag.get(flag) ?? []);
  const suffixed = affixes
    .filter(({ isPrefix }) => !isPrefix)
    .flatMap((suffix) => apply(suffix, stem).map((word) => ({ word, isCrossed: suffix.isCrossed })));
  const prefixed = affixes
    .filter(({ isPrefix }) => isPrefix)
    .flatMap((prefix) =>
      [
        stem,
        ...suffixed.filter((form) => form.isCrossed && prefix.isCrossed).map(({ word }) => word),
      ].flatMap((word) => apply(prefix, word)),
    );
  return [stem, ...suffixed.map(({ word }) => word), ...prefixed];
}

/** The entries of the dictionary of a language, with all their forms. */
export async function expandDictionary(language: Language): Promise<readonly Forms[]> {
  const affixes = readAffixes(await readDictionary(language, "index.aff"));
  const [, ...entries] = (await readDictionary(language, "index.dic")).split("\n");
  return entries.filter((line) => line !== "").map((line) => expandEntry(line, affixes));
}
