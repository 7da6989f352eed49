import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { isErrorMessage } from "../../../../perception/copy/error-message.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { ASKED_AFTER, BLAMING_WORDS, SUPPOSED_BEFORE } from "../../../../standards/copy/blaming-words.ts";

const LANGUAGES = ["en", "fr"] as const;

/** The part of a sentence that stands before a place in a text. */
const sentenceBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .split(/[.!?\n]/)
    .at(-1) ?? "";

const blameBy = (blaming: RegExp) =>
  rememberedText((text) => {
    const found = blaming.exec(text);
    if (!found) return undefined;
    const [words] = found;
    const isMeant =
      !SUPPOSED_BEFORE.test(sentenceBefore(text, found.index)) &&
      !ASKED_AFTER.test(text.slice(found.index + words.length));
    return isMeant ? words : undefined;
  });

const FIND = { en: blameBy(BLAMING_WORDS.en), fr: blameBy(BLAMING_WORDS.fr) };

function blamingWords(layer: TextLayer, frame: Frame): string | undefined {
  const text = wordsOf(layer);
  const language = LANGUAGES.find((one) => FIND[one](text) !== undefined && mayBe(one, layer, frame));
  return language && FIND[language](text);
}

export const blamingError = defineRule({
  id: "blaming-error",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-message-guidelines/",
  yieldsTo: ["unhelpful-error"],
  says: {
    en: {
      title: "Error message blames the reader",
      problem: "“{text}” puts the blame on the reader: “{words}”.",
      why: "People who feel blamed give up sooner, and the message does not help them go on.",
      fix: "Say what the field needs, such as “Enter an address with an @”, without “you” and without a verdict.",
    },
    fr: {
      title: "Un message d’erreur qui accuse",
      problem: "« {text} » rejette la faute sur la personne : « {words} ».",
      why: "Quand on se sent accusé, on abandonne plus vite, et le message n’aide pas à continuer.",
      fix: "Dites ce que le champ attend, comme « Saisissez une adresse avec un @ », sans « vous avez » et sans jugement.",
    },
  },
  applies: (frame) => proseTexts(frame).filter((layer) => blamingWords(layer, frame) !== undefined),
  check: (layer, { frame, pass, fail }) => {
    const words = blamingWords(layer, frame);
    return words !== undefined && isErrorMessage(layer, frame)
      ? fail({ text: excerpt(wordsOf(layer)), words })
      : pass();
  },
});
