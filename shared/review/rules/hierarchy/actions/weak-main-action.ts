import { type Form, forms } from "../../../../perception/controls/fields/forms.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { HEAD_PX } from "../../../../perception/frame/limits.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { bottom, gapBetween } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { SUBMIT_VERBS } from "../../../../standards/words/action-words.ts";

const FEWEST_FIELDS = 2;
const MOST_WORDS = 4;
/** So far below its last field stands what sends a form, with a consent between. */
const FAR_BELOW_PX = 280;
const ACTS: ReadonlySet<string> = new Set(["button", "icon-button", "keyboard"]);

const endOf = (form: Form): Box => (form.at(-1) ?? form[0]).box;

const isBelow = (form: Form, box: Box): boolean =>
  box.y >= bottom(endOf(form)) &&
  box.y - bottom(endOf(form)) <= FAR_BELOW_PX &&
  gapBetween(endOf(form), box).x < 0;

/** True when words stand on no ground and in no outline of their own, up to the form. */
function isBare(text: TextLayer, form: Form): boolean {
  for (let layer = text.parent; layer && layer.node.box.height <= 2 * HEAD_PX; layer = layer.parent) {
    const painter = boxPainter(layer);
    if (painter && painter.node.box.height < endOf(form).height * 2.5) return false;
  }
  return true;
}

function begins(label: string): boolean {
  const words = labelWords(label);
  return words.length <= MOST_WORDS && SUBMIT_VERBS.has(words[0] ?? "");
}

const CHOICES: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);

/** The words of boxes to tick and switches. */
const namesOfChoices = computed(
  (frame: Frame): ReadonlySet<TextLayer | undefined> =>
    new Set(elements(frame).flatMap(({ role, parts }) => (CHOICES.has(role) ? [parts.label] : []))),
);

const saysSubmit = (text: TextLayer, frame: Frame): boolean =>
  begins(text.node.text.characters) && !namesOfChoices(frame).has(text);

/** A button that can be seen as one near a form, or in the head of the screen, may be the one that sends it. */
const hasButton = (form: Form, frame: Frame): boolean =>
  elements(frame).some(
    ({ role, emphasis, box, label }) =>
      ACTS.has(role) &&
      emphasis !== "text" &&
      emphasis !== undefined &&
      (isBelow(form, box) || (box.y - frame.root.node.box.y <= HEAD_PX && begins(label))),
  );

/** The words that send a form, where they have neither a ground nor an outline, and nothing else there looks like a button. */
const weakActions = computed((frame: Frame): ReadonlySet<TextLayer> => {
  const weak = forms(frame)
    .filter((form) => form.length >= FEWEST_FIELDS && !hasButton(form, frame))
    .flatMap((form) => {
      const said = copyTexts(frame).filter((text) => saysSubmit(text, frame) && isBelow(form, text.node.box));
      const [first] = said;
      return first && said.length === 1 && isBare(first, form) ? [first] : [];
    });
  return new Set(weak);
});

export const weakMainAction = defineRule({
  id: "weak-main-action",
  aspect: "hierarchy",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    en: {
      title: "Main action does not look like a button",
      problem: "“{text}” sends this form, but is plain text: no fill, no outline.",
      why: "People who have filled in a form look for its button; plain words are read as a note and passed over.",
      fix: "Make it a filled button, the strongest one of the screen.",
    },
    fr: {
      title: "L’action principale n’a pas l’air d’un bouton",
      problem: "« {text} » envoie ce formulaire, mais s’affiche comme un simple texte, sans fond ni contour.",
      why: "Le formulaire rempli, on cherche son bouton : de simples mots passent pour une note.",
      fix: "Donnez-lui un fond plein, le plus fort de l’écran.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...weakActions(frame)] : []),
  check: (layer, { fail }) => fail({ text: excerpt(wordsOf(layer)) }),
});
