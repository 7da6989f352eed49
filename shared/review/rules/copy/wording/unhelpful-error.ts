import { gapBetween, grow } from "../../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { isFieldMessage } from "../../../../perception/copy/error-message.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { countWords, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { defineRule } from "../../../rule.ts";
import {
  EMPTY_ADVICE_EN,
  EMPTY_ERRORS_EN,
  EMPTY_FIELD_ERRORS_EN,
} from "../../../../standards/words/words-en.ts";
import {
  EMPTY_ADVICE_FR,
  EMPTY_ERRORS_FR,
  EMPTY_FIELD_ERRORS_FR,
} from "../../../../standards/words/words-fr.ts";

const NEAR_PX = 96;
const WORDS_OF_AN_EXPLANATION = 4;

/** A button that tries again says what to do. */
const WAY_OUT =
  /\b(retry|try again|reload|refresh|go back|contact|réessayer|recharger|actualiser|contacter)\b/i;

type Lists = readonly [ReadonlySet<string>, ReadonlySet<string>];

function isIn([english, french]: Lists, layer: TextLayer, frame: Frame): boolean {
  const form = lookupForm(wordsOf(layer));
  return (english.has(form) && mayBe("en", layer, frame)) || (french.has(form) && mayBe("fr", layer, frame));
}

/** A number tells those who can look it up; it is all that some messages say. */
const CODE_ALONE = /^(?:error|erreur)(?: code)?[\s:#]*\d{2,4}$/iu;

const saysNothing = ({ node }: TextLayer): boolean => {
  const form = lookupForm(node.text.characters);
  return EMPTY_ADVICE_EN.has(form) || EMPTY_ADVICE_FR.has(form) || isEmpty(form) || CODE_ALONE.test(form);
};

const isEmpty = (form: string): boolean => EMPTY_ERRORS_EN.has(form) || EMPTY_ERRORS_FR.has(form);

/** True when a text can be pressed: it does something, where the same words in a message only advise it. */
const isPressed = (layer: TextLayer, frame: Frame): boolean =>
  ["button", "link"].includes(textRoles(frame).get(layer) ?? "");

/** A heading such as 'Something went wrong' is fine with the rest of the message near it. */
const isExplained = (layer: TextLayer, frame: Frame): boolean =>
  textIndex(frame)
    .touching(grow(layer.node.box, NEAR_PX))
    .some((other) => {
      const { characters } = other.node.text;
      const says = countWords(characters) >= WORDS_OF_AN_EXPLANATION || WAY_OUT.test(characters);
      if (other === layer || !says || isForeignPart(other)) return false;
      if (saysNothing(other) && !isPressed(other, frame)) return false;
      const gap = gapBetween(layer.node.box, other.node.box);
      return gap.x <= NEAR_PX && gap.y <= NEAR_PX;
    });

export const unhelpfulError = defineRule({
  id: "unhelpful-error",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-message-guidelines/",
  says: {
    en: {
      title: "Error message does not help",
      problem: "The message is only “{text}”: it says neither what is wrong nor how to put it right.",
      why: "People who hit an error need to know what to change; without that, many give up.",
      fix: "Say what happened and what to do next, such as “Enter a date after today”.",
    },
    fr: {
      title: "Message d’erreur qui n’aide pas",
      problem: "Le message dit seulement « {text} » : ni ce qui ne va pas, ni comment y remédier.",
      why: "Devant une erreur, il faut savoir quoi changer ; sinon, beaucoup abandonnent.",
      fix: "Dites ce qui s’est passé et ce qu’il faut faire, par exemple « Choisissez une date à venir ».",
    },
  },
  applies: (frame) => copyTexts(frame),
  check: (layer, { frame, pass, fail }) => {
    const isEmptyMessage =
      (isIn([EMPTY_ERRORS_EN, EMPTY_ERRORS_FR], layer, frame) || CODE_ALONE.test(wordsOf(layer))) &&
      !isExplained(layer, frame);
    // 'Error' alone may be a status.
    const isEmptyFieldMessage =
      isIn([EMPTY_FIELD_ERRORS_EN, EMPTY_FIELD_ERRORS_FR], layer, frame) && isFieldMessage(layer, frame);
    return isEmptyMessage || isEmptyFieldMessage ? fail({ text: wordsOf(layer) }) : pass();
  },
});
