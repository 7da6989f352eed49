import { proseTexts } from "../../computed/copy-texts.ts";
import { isFieldMessage } from "../../computed/error-message.ts";
import { mayBe } from "../../computed/language.ts";
import { excerpt, wordsOf } from "../../computed/prose.ts";
import { rememberedText } from "../../computed/remembered-text.ts";
import { defineRule } from "../../rule.ts";
import { BLAMING_WORDS } from "../../standards/blaming-words.ts";

const LANGUAGES = ["en", "fr"] as const;

const FIND = {
  en: rememberedText((text) => BLAMING_WORDS.en.exec(text)?.[0]),
  fr: rememberedText((text) => BLAMING_WORDS.fr.exec(text)?.[0]),
};

/** “You forgot to pay?” offers help. */
const isQuestion = (words: string): boolean => words.endsWith("?");

export const blamingError = defineRule({
  id: "blaming-error",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/error-message-guidelines/",
  says: {
    title: "Error message blames the reader",
    problem: "“{text}” lays the fault on the reader: “{words}”.",
    why: "People who feel blamed give up sooner, and the message says more about them than about the way out.",
    fix: "Say what the field needs, such as “Enter an address with an @”, without “you” and without a verdict.",
  },
  applies: (frame) => proseTexts(frame).filter((text) => isFieldMessage(text, frame)),
  check: (layer, { frame, pass, fail }) => {
    const text = wordsOf(layer);
    for (const language of LANGUAGES) {
      const words = FIND[language](text);
      if (words && !isQuestion(text) && mayBe(language, layer, frame))
        return fail({ text: excerpt(text), words });
    }
    return pass();
  },
});
