import type { Box } from "../../../../../scene/scene.ts";
import { type Form, forms } from "../../../../../perception/controls/fields/forms.ts";
import { type Element, isSure } from "../../../../../perception/elements/element.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, type Layer, type TextLayer } from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { lineCount, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveLayer } from "../../../../fixes/set-values.ts";
import { type MiddleSlip, offMiddleOf, roomOf, textsOn } from "./middle-slip.ts";

/** Words that are not level with the middle of their field; less than 0 px where they are too high. */
interface OffField {
  readonly words: TextLayer;
  readonly field: Layer;
  readonly downPx: number;
}

/** The heights of fields with words in their middle: in a taller one they stand at the top, where people begin to write. */
const HEIGHT_PX = { min: 24, max: 72, tallest: 110 };
/** So much higher than another field of its form, one is an area to write in. */
const HIGHER = 1.3;
const IN_FIELD = { leastPx: 3, share: 0.06 };
/** The size of words below which those at the top of a field are its label, with room for a value below. */
const WORDS_PX = 14;
const LEVEL_DEG = 1;
const SENTENCE_WORDS = 3;
const SAME_PX = 3;

/** True of one level line that is no sentence: that would be a message, and no name of what to enter. */
const isPlain = (text: TextLayer): boolean =>
  lineCount(text) === 1 &&
  Math.abs(text.node.rotationDeg ?? 0) < LEVEL_DEG &&
  !(/[.!?]$/u.test(wordsOf(text)) && countWords(wordsOf(text)) >= SENTENCE_WORDS);

/** True of a field with a box around it: of one that is a line under its words nobody sees a middle. */
const isFieldBox = ({ box, layers: [layer], ...field }: Element): boolean =>
  isSure(field) &&
  box.height >= HEIGHT_PX.min &&
  box.height <= HEIGHT_PX.tallest &&
  box.width > box.height &&
  Math.abs((boxPainter(layer)?.node.box.height ?? 0) - box.height) <= SAME_PX &&
  !isForeignPart(layer);

const isOff = (downPx: number, { height }: Box, { leastPx, share }: typeof IN_FIELD): boolean =>
  Math.abs(downPx) >= Math.max(leastPx, share * height);

/** The share of a distance that is seen, from which on words are centred with those beside them that are seen to be off. */
const OFF_TOO = 0.5;
const IN_FIELD_TOO = { leastPx: OFF_TOO * IN_FIELD.leastPx, share: OFF_TOO * IN_FIELD.share };

/** The only words in a field, when they slipped: a second line, such as a label over a value, has a place of its own. */
function offInside({ box, layers: [field] }: Element, frame: Frame): readonly OffField[] {
  const [words, ...others] = textsOn(box, frame);
  if (!words || others.length > 0 || !isPlain(words)) return [];
  const downPx = offMiddleOf(words, box, "downPx");
  if (!isOff(downPx, box, IN_FIELD_TOO)) return [];
  const isPlaceOfLabel = downPx < 0 && (box.height > HEIGHT_PX.max || styleOf(words).sizePx < WORDS_PX);
  return isPlaceOfLabel ? [] : [{ words, field, downPx }];
}

/** The words in the fields of a form, where those of one are seen to have slipped: the others may have by less. */
function offInsideForm(form: Form, frame: Frame): readonly OffField[] {
  const boxes = form.filter(isFieldBox);
  const lowestPx = Math.min(...boxes.map(({ box }) => box.height));
  const found = boxes
    .flatMap((field) => offInside(field, frame))
    .filter(({ downPx, field }) => downPx > 0 || field.node.box.height < HIGHER * lowestPx);
  const isSeen = found.some(({ downPx, field }) => isOff(downPx, field.node.box, IN_FIELD));
  return isSeen ? found : [];
}

/** The words in fields that are off the middle of their field. */
export const offFields = computed((frame: Frame): readonly MiddleSlip[] => {
  if (!isForPeople(frame)) return [];
  const found = forms(frame).flatMap((form) => offInsideForm(form, frame));
  const [worst] = found.toSorted((a, b) => Math.abs(b.downPx) - Math.abs(a.downPx));
  if (!worst) return [];
  const others = found.flatMap(({ words, field }) => [words, field]);
  return [
    {
      kind: "field",
      layers: [worst.words, ...others.filter((layer) => layer !== worst.words)],
      said: {
        content: worst.words,
        ...roomOf(worst.words, worst.field.node.box),
        count: found.length,
      },
      mend: () => [
        propose(
          "centre",
          {},
          found.flatMap(({ words, downPx }) => moveLayer(words, 0, -downPx)),
        ),
      ],
    },
  ];
});
