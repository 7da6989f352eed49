import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { defineRule } from "../../../rule.ts";
import { INCLUSIVE_WORDS } from "../../../../standards/copy/inclusive-words.ts";

const LANGUAGES = ["en", "fr"] as const;

const patternOf = (language: "en" | "fr"): RegExp =>
  new RegExp(`(?<![\\p{L}-])(${Object.keys(INCLUSIVE_WORDS[language]).join("|")})(?![\\p{L}-])`, "iu");

const PATTERNS = { en: patternOf("en"), fr: patternOf("fr") };

const FIND = {
  en: rememberedText((text) => PATTERNS.en.exec(text)?.[0]),
  fr: rememberedText((text) => PATTERNS.fr.exec(text)?.[0]),
};

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
    for (const language of LANGUAGES) {
      const word = FIND[language](layer.node.text.characters);
      const better = INCLUSIVE_WORDS[language][word?.toLowerCase() ?? ""];
      if (word && better && mayBe(language, layer, frame))
        return fail({ text: excerpt(wordsOf(layer)), word, better });
    }
    return pass();
  },
});
