import { fields, type Field } from "../../../../perception/controls/fields/fields.ts";
import type { Role } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { indexBoxes } from "../../../../perception/frame/box-index.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { descendants, isText, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { isPainted } from "../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { PASSWORD, SHOWS_PASSWORD } from "../../../../standards/words/sign-in-words.ts";
import { contains, gapBetween, grow, union } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { defineRule } from "../../../rule.ts";

const asWords = (text: string): string => text.trim().toLowerCase().replaceAll("’", "'");

/** The words that make a field one for a password. */
const passwordIn = ({ label, inside }: Field) =>
  [label, ...inside].find((text) => text && PASSWORD.test(asWords(text.node.text.characters)));

const LARGEST_SIGN_PX = 40;
/** A sign may stand past the end of a field, above its line, or with its words, but before a label it is that of the label. */
const BESIDE_PX = 12;

const isInField = ({ node: { box } }: Layer, field: Box, words: Box): boolean => {
  const isSmall = Math.max(box.width, box.height) <= LARGEST_SIGN_PX && box.width < field.width / 2;
  const isWithWords = box.x >= words.x && contains(grow(union([field, words]) ?? field, BESIDE_PX), box);
  const apart = gapBetween(box, field);
  return isSmall && (isWithWords || (apart.x <= BESIDE_PX && apart.y < 0));
};

/** An eye may be an emoji. */
const isSign = (layer: Layer): boolean =>
  !isText(layer) || /\p{Extended_Pictographic}/u.test(layer.node.text.characters);

const SIGNS: ReadonlySet<Role> = new Set<Role>(["icon-button", "checkbox"]);

/** The small controls of a frame by their place: some are nothing but words. */
const signIndex = computed((frame: Frame) =>
  indexBoxes(elements(frame).flatMap(({ role, layers: [layer] }) => (SIGNS.has(role) ? [layer] : []))),
);

/** A frame that only keeps a distance is no sign. */
const holdsPaint = (layer: Layer): boolean => [layer, ...descendants(layer)].some(isPainted);

/** A sign in the field, whatever it shows, may be the one that shows the password. */
const hasSign = ({ box, target }: Field, { node: words }: Layer, frame: Frame): boolean => {
  const around = grow(union([box, words.box]) ?? box, BESIDE_PX);
  const near = [paintedIndex(frame), signIndex(frame), textIndex(frame)].flatMap((all) =>
    all.touching(around),
  );
  return [...near, ...descendants(target.layer).filter(holdsPaint)].some(
    (layer) => isSign(layer) && isInField(layer, box, words.box),
  );
};

const NEAR_PX = 48;

const saysShow = ({ box }: Field, frame: Frame): boolean =>
  textIndex(frame)
    .touching({ ...box, y: box.y - NEAR_PX, height: box.height + 2 * NEAR_PX })
    .some((text) => SHOWS_PASSWORD.test(asWords(wordsOf(text))));

export const passwordUnseen = defineRule({
  id: "password-unseen",
  aspect: "ux",
  severity: "minor",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/stop-password-masking/",
  says: {
    en: {
      title: "No way to see the password",
      problem: "Nothing in or beside “{name}” shows what was typed.",
      why: "On a phone people mistype; those who see only dots type it all again, or give up.",
      fix: "Put an eye, or the word “Show”, at the end of the field.",
    },
    fr: {
      title: "Impossible de voir le mot de passe",
      problem: "Rien dans « {name} » ni à côté ne montre ce qui a été saisi.",
      why: "Sur un téléphone, on se trompe de touche ; si l’on ne voit que des points, on ressaisit tout, ou l’on abandonne.",
      fix: "Placez un œil, ou le mot « Afficher », à la fin du champ.",
    },
  },
  applies: (frame) =>
    isScreen(frame)
      ? [...fields(frame).values()].filter((field) => passwordIn(field)).map(({ target }) => target.layer)
      : [],
  check: (layer, { frame, pass, fail }) => {
    const field = fields(frame).get(layer);
    const words = field && passwordIn(field);
    if (!field || !words || hasSign(field, words, frame) || saysShow(field, frame)) return pass();
    return fail({ name: wordsOf(words) }, { cause: "password" });
  },
});
