import { asksForEntry } from "../../../perception/elements/looks/asks-for-entry.ts";
import { labelWords } from "../../../perception/text/language/label-words.ts";
import type { TextLanguage } from "../../../perception/text/language/language.ts";
import { PROMPT_WORDS } from "../../../standards/words/label-words.ts";

/** Asks to enter, to write or to choose something: a label says what, without asking. */
const PROMPTS = [
  /^(?:please )?(?:enter|type(?: in)?|fill in|provide|choose|select|pick|add|write|insert|input)(?= )/iu,
  /^(?:veuillez )?(?:entre[zr]|saisi(?:ssez|r)|tape[zr]|indique[zr]|renseigne[zr]|choisi(?:ssez|r)|sélectionne[zr]|ajoute[zr]|écri(?:vez|re)|inscri(?:vez|re))(?= )/iu,
];
const OWNERS = /^(?:your|my|an?|the|votre|vos|ton|ta|tes|mon|ma|mes|une?|des|les?|la)(?= )|^[ld]['’]/iu;
/** Marks that end a request, and words that say where to write. */
const END_MARK = /[.…:]$/u;
const PLACE = /\s(?:here|below|ici|ci-dessous)$/iu;
/** Words that stand in a component that nobody has used yet. */
const UNUSED = /^(?:placeholder|value|input|text|label|title|field)(?: (?:text|value|field))?$/iu;
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const EMAIL = { en: "Email", fr: "E-mail" } as const;
/** An example says less than its label would: it does not say what it is an example of. */
const EXAMPLE = /^(?:e\.?g\.?|for example|ex\.|par ex)[\s:,.]|[\d@]/iu;

const MOST_WORDS = 5;
const LONGEST = 32;
/** A longer line is no placeholder. */
const LONGEST_LINE = 120;

const capitalised = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** The words without the marks at their end, and without a word that says where to write. */
function withoutEnd(words: string): string {
  let left = words;
  while (END_MARK.test(left)) left = left.slice(0, -1).trimEnd();
  return left.replace(PLACE, "");
}

/** The words that stay when all that asks is left out; the same words when nothing asks. */
function asked(words: string): string {
  const rest = PROMPTS.reduce((left, prompt) => left.replace(prompt, "").trim(), words);
  return rest.replace(OWNERS, "").trim();
}

/**
 * The label of a field by the words that stand in it as its placeholder: “Enter your e-mail” is “E-mail”. Undefined where
 * they do not say plainly what to enter.
 */
export function labelFromPlaceholder(placeholder: string, language: TextLanguage): string | undefined {
  const line = placeholder.trim().replace(/\s+/gu, " ");
  if (line.length > LONGEST_LINE) return undefined;
  if (ADDRESS.test(line)) return language === "unknown" ? undefined : EMAIL[language];
  const whole = withoutEnd(line);
  const words = asked(whole);
  const spoken = labelWords(words);
  const isPlain =
    (asksForEntry(line) || words !== whole) &&
    /\p{L}{2}/u.test(words) &&
    !EXAMPLE.test(words) &&
    !UNUSED.test(words) &&
    spoken.length <= MOST_WORDS &&
    words.length <= LONGEST &&
    !PROMPT_WORDS.has(spoken[0] ?? "");
  return isPlain ? capitalised(words) : undefined;
}
