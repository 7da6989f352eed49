import { type Form, forms } from "../../../../../perception/controls/fields/forms.ts";
import { copyTexts } from "../../../../../perception/copy/copy-texts.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { HEAD_PX } from "../../../../../perception/frame/limits.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { bottom, contains, gapBetween } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { SUBMIT_VERBS } from "../../../../../standards/words/action-words.ts";

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

/** A ground lower than this is that of a button, and no card around the form. */
const HIGHEST_BUTTON = 2.5;

/** True when words stand on no ground and in no outline of their own, whoever holds the box that is drawn there. */
const isBare = (text: TextLayer, form: Form, frame: Frame): boolean =>
  !paintedIndex(frame)
    .touching(text.node.box)
    .some(
      ({ node, order }) =>
        order < text.order &&
        node.box.height < HIGHEST_BUTTON * endOf(form).height &&
        contains(node.box, text.node.box, 1),
    );

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
export const bareActions = (frame: Frame): readonly TextLayer[] =>
  forms(frame)
    .filter((form) => form.length >= FEWEST_FIELDS && !hasButton(form, frame))
    .flatMap((form) => {
      // Words beside the fields may send them as well.
      const said = copyTexts(frame).filter(
        (text) => saysSubmit(text, frame) && text.node.box.y >= form[0].box.y,
      );
      const [first] = said;
      const isOnly = first && said.length === 1 && isBelow(form, first.node.box);
      return isOnly && isBare(first, form, frame) ? [first] : [];
    });
