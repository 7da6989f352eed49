import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

const MOST_TEXTS = 2;
const SHOUTED = /[\p{L}\p{N}]\s?!/u;
const REPEATED = /!\s?!/;
/** One text that exclaims again and again. */
const THRICE = /[\p{L}\p{N}]\s?![^!]{1,200}[\p{L}\p{N}]\s?![^!]{1,200}[\p{L}\p{N}]\s?!/u;
const INSISTING = new RegExp(`${REPEATED.source}|${THRICE.source}`, "u");

const withMark = (frame: Frame, mark: RegExp): readonly TextLayer[] =>
  proseTexts(frame).filter(
    (text) => mark.test(text.node.text.characters) && !isFiller(text.node.text.characters),
  );

const MOST_EXAMPLES = 3;

/** The end of the sentence with the mark: `… right now!`. */
function exclamationIn({ node }: TextLayer): string {
  const line = node.text.characters.replace(/\s+/g, " ");
  const start = line.slice(0, line.indexOf("!")).split(/[.?…]/).at(-1) ?? "";
  const [marks = ""] = /!(?:\s?!)*/.exec(line) ?? [];
  const sentence = `${start}${marks}`.trim();
  return sentence.length <= 40 ? sentence : `…${sentence.slice(-40).replace(/^\S*/, "")}`;
}

function exclamationsIn(layers: readonly TextLayer[]): string {
  const different = [...new Set(layers.map(exclamationIn))];
  const rest = different.length > MOST_EXAMPLES ? " …" : "";
  return different.slice(0, MOST_EXAMPLES).join(" · ") + rest;
}

const FEWEST_WORDS_OF_SENTENCE = 3;

/** A full stop ends a sentence as well; behind a word or two nothing is missing. */
const calmer = (characters: string): string =>
  characters
    .split(/(\s?!(?:\s?!)*)/u)
    .map((part, index, parts) => {
      if (index % 2 === 0) return part;
      return countWords(parts[index - 1] ?? "") >= FEWEST_WORDS_OF_SENTENCE ? "." : "";
    })
    .join("");

export const exclamationMarks = defineRule({
  id: "exclamation-marks",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/exclamation-points",
  says: {
    en: {
      title: "Too many exclamation marks",
      problem: "Texts that exclaim: {count}. {examples}",
      why: "When everything is exciting nothing is: the tone wears people out and sounds like advertising.",
      fix: "Keep one for good news at most, and let the words do the rest.",
    },
    fr: {
      title: "Trop de points d’exclamation",
      problem: "Textes avec un point d’exclamation : {count}. {examples}",
      why: "Quand tout est exaltant, rien ne l’est : ce ton lasse et rappelle la publicité.",
      fix: "Gardez-en un au plus, pour une bonne nouvelle, et laissez faire les mots.",
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const [single, repeated] = [withMark(frame, SHOUTED), withMark(frame, INSISTING)];
    const different = new Set(single.map(({ node }) => node.text.characters)).size;
    const layers = different > MOST_TEXTS ? single : repeated;
    if (layers.length === 0) return pass();
    return fail(
      { count: layers.length, examples: exclamationsIn(layers) },
      { layers, mend: () => rewriteAll(layers, calmer) },
    );
  },
});
