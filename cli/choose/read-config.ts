import { readFile } from "node:fs/promises";
import path from "node:path";
import { type HouseFault, wordHouseFault } from "../../shared/house-rules/faults.ts";
import type { HouseRules } from "../../shared/house-rules/house-rules.ts";
import { readHouseRulesText } from "../../shared/house-rules/read-house-rules.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { HOUSE_CHECKS } from "../../shared/review/house/index.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import { messageOf } from "../words/message-of.ts";

/** The name of a file with house rules: it lies beside the designs that it is for. */
export const CONFIG_NAME = "regard.config.json";

const KNOWN: ReadonlySet<string> = new Set([...RULES, ...HOUSE_CHECKS].map(({ id }) => id));

const unknownRules = ({ rules = {} }: HouseRules): readonly HouseFault[] =>
  Object.keys(rules)
    .filter((id) => !KNOWN.has(id))
    .map((id) => ({ field: `rules.${id}`, reason: "unknownRule", what: id }));

interface Telling {
  readonly language: Language;
  readonly words: FaultWords;
  /** Is told what is passed over. */
  readonly log: (message: string) => void;
}

/** Reads the house rules of a file; undefined: there is no such file. Rules that are gone stop nobody's reviews. */
async function readRules(file: string, { language, words, log }: Telling): Promise<HouseRules | undefined> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined;
    throw new InputError(`${file}: ${words.cannotBeRead(messageOf(cause))}`, { cause });
  });
  if (text === undefined) return undefined;
  const read = readHouseRulesText(text);
  const faults = read.faults ?? unknownRules(read.rules);
  const told = faults.map((fault) => `${file}: ${wordHouseFault(fault, language)}`);
  if (!read.rules) throw new InputError(told.join("\n"));
  for (const line of told) log(line);
  return read.rules;
}

/**
 * Answers the house rules that hold for a design: those of the file that was named, else of the one beside it.
 * @throws InputError for rules that cannot be read, with their places.
 */
export async function openConfig(
  named: string | undefined,
  telling: Telling,
): Promise<(design: string) => Promise<HouseRules | undefined>> {
  if (named === undefined) {
    const read = new Map<string, Promise<HouseRules | undefined>>(); // what is passed over is told once
    return (design) => {
      const file = path.join(path.dirname(design), CONFIG_NAME);
      const rules = read.get(file) ?? readRules(file, telling);
      read.set(file, rules);
      return rules;
    };
  }
  const rules = await readRules(named, telling);
  if (!rules) throw new InputError(`${named}: ${telling.words.cannotBeRead("ENOENT")}`);
  return async () => rules;
}
