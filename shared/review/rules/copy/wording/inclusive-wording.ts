import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { phraseIn } from "../../../../perception/text/language/phrases.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { INCLUSIVE_WORDS } from "../../../../standards/copy/inclusive-words.ts";
import { defineRule } from "../../../rule.ts";

const patternOf = (language: "en" | "fr"): RegExp =>
  new RegExp(`(?<![\\p{L}-])(${Object.keys(INCLUSIVE_WORDS[language]).join("|")})(?![\\p{L}-])`, "iu");

const PATTERNS = { en: patternOf("en"), fr: patternOf("fr") };
const BETTER = { ...INCLUSIVE_WORDS.en, ...INCLUSIVE_WORDS.fr };

export const inclusiveWording = defineRule({
  id: "inclusive-wording",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://developers.google.com/style/inclusive-documentation",
  says: {
    en: {
      title: "A word that leaves people out",
      problem: "“{text}” says “{word}”.",
      why: "Some readers feel hurt or left out by it, and style guides no longer use it.",
      fix: "Say “{better}”, or put it another way.",
    },
    fr: {
      title: "Un mot qui exclut",
      problem: "« {text} » dit « {word} ».",
      why: "Certains lecteurs s’en sentent blessés ou exclus, et les guides de style n’emploient plus ce mot.",
      fix: "Dites « {better} », ou tournez la phrase autrement.",
    },
  },
  applies: proseTexts,
  check: (layer, { frame, pass, fail }) => {
    const [word] = phraseIn(PATTERNS, layer, frame) ?? [];
    const better = word && BETTER[word.toLowerCase()];
    return word && better ? fail({ text: excerpt(wordsOf(layer)), word, better }) : pass();
  },
});
