import { gapBetween, grow, bottom } from "../../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { isOneOf, phraseIn } from "../../../../perception/text/language/phrases.ts";
import { isUserWritten } from "../../../../perception/copy/is-sample.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { ASKED_AFTER, BLAMING_WORDS, SUPPOSED_BEFORE } from "../../../../standards/copy/blaming-words.ts";
import { EMPTY_ADVICE, EMPTY_ERRORS, EMPTY_FIELD_ERRORS } from "../../../../standards/copy/phrases.ts";
import type { Language } from "../../../../i18n/language.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { frameLanguage, textLanguage } from "../../../../perception/text/language/language.ts";
import { ASKING_LABELS, type AskedFor, FIELD_EXAMPLES } from "../../../../standards/copy/field-examples.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { leastWidth } from "../../../../perception/text/typography/least-width.ts";
import { defineRule } from "../../../rule.ts";

const isError = (layer: TextLayer, frame: Frame): boolean => textRoles(frame).get(layer) === "error";

/** How titles of messages name what went wrong. */
const NAMES_AN_ERROR =
  /(?<!\p{L})(?:error|invalid|incorrect|failed|failure|wrong|denied|rejected|expired|couldn['’]t|can['’]t|unable|erreur|invalide|échec|échoué|incorrecte?|refusée?|impossible|expirée?)(?!\p{L})/iu;
const LONGEST_TITLE_WORDS = 10;
const NEAR_TITLE_PX = 24;

/** True when a text stands right below a line that names an error. */
const isUnderErrorTitle = (layer: TextLayer, frame: Frame): boolean => {
  const { box } = layer.node;
  return textIndex(frame)
    .touching({ ...box, y: box.y - NEAR_TITLE_PX, height: NEAR_TITLE_PX })
    .some(({ node }) => {
      const words = node.text.characters;
      const isAbove = node.box.y < box.y && bottom(node.box) <= box.y + 2;
      return isAbove && countWords(words) <= LONGEST_TITLE_WORDS && NAMES_AN_ERROR.test(words);
    });
};

/** True when a text is an error message: by its role, or as it stands right below the title of one. */
const isErrorMessage = (layer: TextLayer, frame: Frame): boolean =>
  isError(layer, frame) || isUnderErrorTitle(layer, frame);

const NEAR_PX = 96;
const WORDS_OF_AN_EXPLANATION = 4;

/** A button that tries again says what to do. */
const WAY_OUT =
  /\b(retry|try again|reload|refresh|go back|contact|réessayer|recharger|actualiser|contacter)\b/i;

/** A number tells those who can look it up; it is all that some messages say. */
const CODE_ALONE = /^(?:error|erreur)(?: code)?[\s:#]*\d{2,4}$/iu;

const isEmpty = (layer: TextLayer, frame: Frame): boolean =>
  isOneOf(EMPTY_ERRORS, layer, frame) || CODE_ALONE.test(wordsOf(layer));

/** True when a text can be pressed: it does something, where the same words in a message only advise it. */
const isPressed = (layer: TextLayer, frame: Frame): boolean =>
  ["button", "link"].includes(textRoles(frame).get(layer) ?? "");

const saysNothing = (layer: TextLayer, frame: Frame): boolean =>
  (isOneOf(EMPTY_ADVICE, layer, frame) || isEmpty(layer, frame)) && !isPressed(layer, frame);

/** A heading such as 'Something went wrong' is fine with the rest of the message near it. */
const isExplained = (layer: TextLayer, frame: Frame): boolean =>
  textIndex(frame)
    .touching(grow(layer.node.box, NEAR_PX))
    .some((other) => {
      const words = wordsOf(other);
      const says = countWords(words) >= WORDS_OF_AN_EXPLANATION || WAY_OUT.test(words);
      if (other === layer || !says || isForeignPart(other) || saysNothing(other, frame)) return false;
      const gap = gapBetween(layer.node.box, other.node.box);
      return gap.x <= NEAR_PX && gap.y <= NEAR_PX;
    });

/** 'Error' alone may be a status. */
const isUnhelpful = (layer: TextLayer, frame: Frame): boolean =>
  (isEmpty(layer, frame) && !isExplained(layer, frame)) ||
  (isOneOf(EMPTY_FIELD_ERRORS, layer, frame) && isError(layer, frame));

/** True when a text lays the fault on its reader, and neither supposes it nor asks for it. */
function isReproach(layer: TextLayer, frame: Frame): boolean {
  const found = isUserWritten(layer) ? undefined : phraseIn(BLAMING_WORDS, layer, frame);
  if (!found) return false;
  const { input, index } = found;
  const sentence = input.slice(0, index).split(/[.!?\n]/u);
  return (
    !SUPPOSED_BEFORE.test(sentence.at(-1) ?? "") && !ASKED_AFTER.test(input.slice(index + found[0].length))
  );
}

const NEAR_FIELD_PX = 48;
/** Usual letters are wider than the least that any font takes. */
const USUAL_FONT = 0.55;

/** The entry that a field asks for, and how wide it is. */
interface Asked {
  readonly asked: AskedFor;
  readonly room: number;
}

/** The entry that the field right above a message asks for, by its label. */
function askedAbove(layer: TextLayer, frame: Frame): Asked | undefined {
  const { box } = layer.node;
  const field = elements(frame).find(
    (one) =>
      one.role === "field" &&
      (one.parts.helper === layer ||
        (gapBetween(one.box, box).x === 0 && box.y >= one.box.y && box.y - bottom(one.box) <= NEAR_FIELD_PX)),
  );
  const found = field && ASKING_LABELS.find(([, asks]) => asks.test(field.label));
  return found && { asked: found[0], room: field.box.width };
}

/** The message that helps, in the language of the one that does not; a shorter one where that has no room. */
function betterWords(layer: TextLayer, frame: Frame, { asked, room }: Asked): readonly Proposal[] {
  const own = textLanguage(layer, frame);
  const language = own === "unknown" ? frameLanguage(frame) : own;
  if (language === "unknown") return [];
  const [short, rest] = FIELD_EXAMPLES[language][asked];
  const hasRoom = leastWidth(layer, short + rest) <= USUAL_FONT * room;
  return wordChange(layer, hasRoom ? short + rest : short);
}

/** The advice of a language, with an example for each sort of field. */
const advise = (language: Language, say: (example: string) => string): Record<AskedFor, string> => {
  const examples = FIELD_EXAMPLES[language];
  return Object.fromEntries(
    Object.entries(examples).map(([asked, [short, rest]]) => [asked, say(short + rest)]),
  ) as Record<AskedFor, string>;
};

export const unhelpfulError = defineRule({
  id: "unhelpful-error",
  aspect: "copy",
  severity: "major",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/error-message-guidelines/",
  kinds: { blame: { severity: "minor" } },
  says: {
    en: {
      title: "Error message does not help",
      problem: "The message is only “{text}”: it says neither what is wrong nor how to put it right.",
      why: "People who hit an error need to know what to change; without that, many give up.",
      fix: "Say what happened and what to do next.",
      advice: advise("en", (example) => `Say what happened and what to do next, such as “${example}”.`),
      kinds: {
        blame: {
          title: "Error message blames the reader",
          problem: "“{text}” puts the blame on the reader.",
          why: "People who feel blamed give up sooner, and the message does not help them go on.",
          fix: "Say what the field needs, without “you” and without a verdict.",
        },
      },
    },
    fr: {
      title: "Message d’erreur qui n’aide pas",
      problem: "Le message dit seulement « {text} » : ni ce qui ne va pas, ni comment y remédier.",
      why: "Devant une erreur, il faut savoir quoi changer ; sinon, beaucoup abandonnent.",
      fix: "Dites ce qui s’est passé et ce qu’il faut faire.",
      advice: advise(
        "fr",
        (example) => `Dites ce qui s’est passé et ce qu’il faut faire, par exemple « ${example} ».`,
      ),
      kinds: {
        blame: {
          title: "Un message d’erreur qui accuse",
          problem: "« {text} » rejette la faute sur la personne.",
          why: "Quand on se sent accusé, on abandonne plus vite, et le message n’aide pas à continuer.",
          fix: "Dites ce que le champ attend, sans « vous avez » et sans jugement.",
        },
      },
    },
  },
  applies: copyTexts,
  check: (layer, { frame, pass, fail }) => {
    if (isUnhelpful(layer, frame)) {
      const field = askedAbove(layer, frame);
      const mend = field && { advice: field.asked, mend: () => betterWords(layer, frame, field) };
      return fail({ text: wordsOf(layer) }, mend);
    }
    return isReproach(layer, frame) && isErrorMessage(layer, frame)
      ? fail({ text: excerpt(wordsOf(layer)) }, { kind: "blame" })
      : pass();
  },
});
