import { HEAD_PX } from "../../../../perception/frame/limits.ts";
import { bottom, center } from "../../../../scene/geometry.ts";
import { asksForAction } from "../../../../perception/text/language/asks-for-action.ts";
import { type Form, forms, worksByItself } from "../../../../perception/controls/fields/forms.ts";
import { hiddenMainAction } from "../../../../perception/controls/hidden-main-action.ts";
import type { Element, Role } from "../../../../perception/elements/element.ts";
import { elementByLayer, elements } from "../../../../perception/elements/elements.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_FIELDS = 3;
/** A longer screen is a page of a site, whose head holds a menu. */
const LONGEST_APP_PX = 1400;
const BELOW_PX = 320;
const MOST_WORDS = 4;

const ACTS: ReadonlySet<Role> = new Set<Role>(["button", "keyboard"]);

/** “Use cases” names a list of links. */
const HEADINGS: ReadonlySet<Role | undefined> = new Set<Role>(["screen-title", "section-heading"]);

const saysAction = (text: TextLayer): boolean => {
  const { characters } = text.node.text;
  return labelWords(characters).length <= MOST_WORDS && asksForAction(characters);
};

const longForms = computed(
  (frame: Frame): ReadonlyMap<Layer, Form> =>
    new Map(
      forms(frame)
        .filter((form) => form.length >= FEWEST_FIELDS && !form.some(worksByItself))
        .map((form) => [form[0].layers[0], form]),
    ),
);

const BUTTON_PX = { minWidth: 64, minHeight: 28, maxHeight: 80 };

/** True when a layer may be a button that was not recognised: a box with words in it, painted and as large as one. */
function mayBeButton(layer: Layer, form: Form, frame: Frame): boolean {
  const { width, height } = layer.node.box;
  const isAsLarge =
    width >= BUTTON_PX.minWidth && height >= BUTTON_PX.minHeight && height <= BUTTON_PX.maxHeight;
  const isOfField = form.some(({ layers }) => layers.includes(layer));
  return isAsLarge && !isOfField && textIndex(frame).touching(layer.node.box).length > 0;
}

const paintedBelow = (form: Form, frame: Frame): readonly Layer[] => {
  const { x, width } = form[0].box;
  const end = bottom(form.at(-1)?.box ?? form[0].box);
  return paintedIndex(frame)
    .touching({ x, y: end, width, height: BELOW_PX })
    .filter(({ node }) => node.box.y >= end);
};

/** True when something near the end of a form, in the head of its screen, or far below at its foot may send it. */
function mayBeSent(form: Form, frame: Frame): boolean {
  if (hiddenMainAction(frame)) return true;
  const [first] = form;
  const { box } = frame.root.node;
  const end = bottom(form.at(-1)?.box ?? first.box);
  const isNear = ({ y }: { readonly y: number }): boolean =>
    (y >= first.box.y && y <= end + BELOW_PX) || y - box.y <= HEAD_PX;
  const isInHead = (one: Element): boolean =>
    box.height <= LONGEST_APP_PX &&
    one.role === "icon-button" &&
    one.box.y - box.y <= HEAD_PX &&
    one.box.x > center(box).x;
  return (
    paintedBelow(form, frame).some((layer) => mayBeButton(layer, form, frame)) ||
    elements(frame).some((one) => (ACTS.has(one.role) && isNear(one.box)) || isInHead(one)) ||
    copyTexts(frame).some(
      (text) =>
        saysAction(text) && isNear(text.node.box) && !HEADINGS.has(elementByLayer(frame).get(text)?.role),
    )
  );
}

export const formWithoutAction = defineRule({
  id: "form-without-action",
  aspect: "ux",
  severity: "major",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/web-form-design/",
  says: {
    en: {
      title: "A form that nothing sends",
      problem: "Below these {count} fields there is no button, and nothing else says how to go on.",
      why: "People fill it in and cannot tell whether they are done.",
      fix: "Put a button below the last field that says what it does, such as “Send message”.",
    },
    fr: {
      title: "Un formulaire que rien n’envoie",
      problem: "Sous ces {count} champs, il n’y a pas de bouton, et rien d’autre ne dit comment continuer.",
      why: "On remplit le formulaire sans savoir si c’était tout.",
      fix: "Placez sous le dernier champ un bouton qui dit ce qu’il fait, tel que « Envoyer le message ».",
    },
  },
  applies: (frame) => (isScreen(frame) ? [...longForms(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const form = longForms(frame).get(layer);
    if (!form || mayBeSent(form, frame)) return pass();
    return fail({ count: form.length }, { layers: form.map(({ layers: [field] }) => field) });
  },
});
