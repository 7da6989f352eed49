import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts, proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { countWords, excerpt, isCode, wordsOf } from "../../../../perception/text/language/prose.ts";
import { shownText } from "../../../../perception/text/typography/shown-text.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_WORDS = 5;
const FEWEST_LETTERS = 26;

const isCapital = (letter: string): boolean =>
  letter === letter.toUpperCase() && letter !== letter.toLowerCase();

function isInCapitals(layer: TextLayer): boolean {
  const shown = shownText(layer);
  if (isCode(layer) || /\p{Ll}/u.test(shown)) return false;
  const letters = shown.match(/\p{L}/gu) ?? [];
  return countWords(shown) >= FEWEST_WORDS && letters.length >= FEWEST_LETTERS && letters.every(isCapital);
}

const MOST_TEXTS = 2;
const EXCLAIMED = /[\p{L}\p{N}]\s?!/u;
/** Two marks in a row, or one text that exclaims again and again. */
const INSISTING = /!\s?!|[\p{L}\p{N}]\s?![^!]{1,200}[\p{L}\p{N}]\s?![^!]{1,200}[\p{L}\p{N}]\s?!/u;

/** The texts that exclaim, where these are too many; else those that insist. A text that is repeated counts once. */
function exclaiming(frame: Frame): readonly TextLayer[] {
  const withMark = (mark: RegExp): readonly TextLayer[] =>
    proseTexts(frame).filter((text) => mark.test(wordsOf(text)) && !isFiller(text.node.text.characters));
  const exclaimed = withMark(EXCLAIMED);
  return new Set(exclaimed.map(wordsOf)).size > MOST_TEXTS ? exclaimed : withMark(INSISTING);
}

/** The end of the sentence with the mark: `… right now!`. */
function exclamationIn(layer: TextLayer): string {
  const line = wordsOf(layer).replace(/\s+/gu, " ");
  const start = line.slice(0, line.indexOf("!")).split(/[.?…]/u).at(-1) ?? "";
  const [marks = ""] = /!(?:\s?!)*/u.exec(line) ?? [];
  const words = `${start}${marks}`.trim();
  return words.length <= 40 ? words : `…${words.slice(-40).replace(/^\S*/, "")}`;
}

const MOST_EXAMPLES = 3;

function exclamationsIn(layers: readonly TextLayer[]): string {
  const different = [...new Set(layers.map(exclamationIn))];
  const rest = different.length > MOST_EXAMPLES ? " …" : "";
  return different.slice(0, MOST_EXAMPLES).join(" · ") + rest;
}

export const shouting = defineRule({
  id: "shouting",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  kinds: {
    marks: {
      basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/exclamation-points",
      severity: "suggestion",
    },
  },
  yieldsTo: ["spaces-as-layout"],
  says: {
    en: {
      title: "Long text in capitals",
      problem: "“{text}” is set in capitals: {count} words.",
      why: "Lines of capitals take longer to read, and to many people they sound like shouting.",
      fix: "Set it in sentence case, and give it weight or size instead. Keep capitals for short labels.",
      kinds: {
        marks: {
          title: "Too many exclamation marks",
          problem: "Texts that exclaim: {count}. {text}",
          why: "When everything is exciting nothing is: the tone wears people out and sounds like advertising.",
          fix: "Keep one for good news at most, and let the words do the rest.",
        },
      },
    },
    fr: {
      title: "Long texte en capitales",
      problem: "« {text} » est en capitales : {count} mots.",
      why: "Des lignes en capitales se lisent plus lentement, et beaucoup ont l’impression qu’on leur crie dessus.",
      fix: "Composez-le en minuscules et donnez-lui plutôt de la graisse ou du corps. Réservez les capitales aux libellés courts.",
      kinds: {
        marks: {
          title: "Trop de points d’exclamation",
          problem: "Textes avec un point d’exclamation : {count}. {text}",
          why: "Quand tout est exaltant, rien ne l’est : ce ton lasse et rappelle la publicité.",
          fix: "Gardez-en un au plus, pour une bonne nouvelle, et laissez faire les mots.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) => {
    const capitals = copyTexts(frame)
      .filter(isInCapitals)
      .map((layer) =>
        fail({ text: excerpt(wordsOf(layer)), count: countWords(wordsOf(layer)) }, { layers: [layer] }),
      );
    const layers = exclaiming(frame);
    if (layers.length === 0) return capitals;
    const marks = fail({ text: exclamationsIn(layers), count: layers.length }, { kind: "marks", layers });
    return [...capitals, marks];
  },
});
