import { areNear, bottom, center, contains, grow, right } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import type { Element } from "../../../../../perception/elements/element.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { lineCount, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { type Form, forms } from "../../../../../perception/controls/fields/forms.ts";

/** Words that are not level with the middle of their field; less than 0 px where they are too high. */
export interface OffField {
  readonly words: TextLayer;
  readonly field: Layer;
  readonly downPx: number;
}

const CERTAIN = 0.7;
/** In a taller box words stand at the top, where people begin to write. */
const HEIGHT_PX = { min: 24, max: 72, tallest: 110 };
const IN_FIELD = { leastPx: 3, share: 0.06 };
const BESIDE_FIELD = { leastPx: 4, share: 0.1 };
/** Smaller words at the top of a field are its label, with room for a value below. */
const WORDS_PX = 14;
const LEVEL_DEG = 1;
const SENTENCE_WORDS = 3;
const SAME_PX = 3;
const FEWEST_ROWS = 3;
const REACH_PX = 480;

/** Letters differ in how far they reach up and down: words are off when both their ink and their line are. */
function downFrom(text: TextLayer, field: Box): number | undefined {
  const ink = inkBox(text);
  const { renderBox, effects, text: own, box } = text.node;
  const isPlaced = own.resize !== "none" || own.alignVertical === "center";
  if (!ink || (!isPlaced && (!renderBox || effects))) return undefined;
  const middle = center(field).y;
  const offs = [center(ink).y - middle, ...(isPlaced ? [center(box).y - middle] : [])];
  if (offs.some((off) => Math.sign(off) !== Math.sign(offs[0] ?? 0))) return 0;
  return offs.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}

/** One level line; a sentence is a message, and no name of what to enter. */
const isPlain = (text: TextLayer): boolean =>
  lineCount(text) === 1 &&
  Math.abs(text.node.rotationDeg ?? 0) < LEVEL_DEG &&
  !(/[.!?]$/u.test(wordsOf(text)) && countWords(wordsOf(text)) >= SENTENCE_WORDS);

const isLine = ({ box }: Element): boolean =>
  box.height >= HEIGHT_PX.min && box.height <= HEIGHT_PX.tallest && box.width > box.height;

/** A box is painted around the field: of one that is a line under its words nobody sees a middle. */
const isBox = ({ box, layers: [layer] }: Element): boolean =>
  Math.abs((boxPainter(layer)?.node.box.height ?? 0) - box.height) <= SAME_PX;

const isOff = (downPx: number, { height }: Box, { leastPx, share }: typeof IN_FIELD): boolean =>
  Math.abs(downPx) >= Math.max(leastPx, share * height);

/** The only words in a field, when they slipped: a second line, such as a label over a value, has a place of its own. */
function offInside({ box, layers: [field] }: Element, frame: Frame): readonly OffField[] {
  const inside = textIndex(frame)
    .touching(box)
    .filter((text) => contains(grow(box, 2), inkBox(text) ?? text.node.box));
  const [words, ...others] = inside;
  if (!words || others.length > 0 || !isPlain(words)) return [];
  const downPx = downFrom(words, box);
  if (downPx === undefined || !isOff(downPx, box, IN_FIELD)) return [];
  const isPlaceOfLabel = downPx < 0 && (box.height > HEIGHT_PX.max || styleOf(words).sizePx < WORDS_PX);
  return isPlaceOfLabel ? [] : [{ words, field, downPx }];
}

/** The only words left of a field in its row. */
function labelBeside(field: Layer, frame: Frame): readonly OffField[] {
  const { box } = field.node;
  const row = { x: box.x - REACH_PX, y: box.y + 2, width: REACH_PX - 2, height: box.height - 4 };
  const [words, ...others] = textIndex(frame)
    .touching(row)
    .filter((text) => {
      const ink = inkBox(text) ?? text.node.box;
      const { y } = center(ink);
      return right(ink) <= box.x && y >= box.y && y <= bottom(box);
    });
  if (!words || others.length > 0 || !isPlain(words)) return [];
  const downPx = downFrom(words, box);
  return downPx === undefined ? [] : [{ words, field, downPx }];
}

/** The boxes drawn as a field is, in its column: some of them may not be seen as fields by themselves. */
function boxesLike({ box }: Element, frame: Frame): readonly Layer[] {
  const { y, height } = frame.root.node.box;
  const inColumn = paintedIndex(frame).touching(
    { ...box, y, height },
    ({ node: { box: own } }) =>
      areNear(own.x, box.x, 1) && areNear(own.width, box.width, 1) && areNear(own.height, box.height, 1),
  );
  return [...new Map(inColumn.map((one) => [Math.round(one.node.box.y), one])).values()];
}

/** The labels of a form that stand beside its fields, when all have slipped alike. */
function offBeside([field]: Form, frame: Frame): readonly OffField[] {
  if (field.box.height < HEIGHT_PX.min || field.box.height > HEIGHT_PX.max) return [];
  const boxes = boxesLike(field, frame);
  const rows = boxes.flatMap((box) => labelBeside(box, frame));
  const [first] = rows;
  if (!first || rows.length < FEWEST_ROWS || rows.length < boxes.length - 1) return [];
  const areAlike = rows.every(
    ({ words, field: { node }, downPx }) =>
      areNear(downPx, first.downPx, SAME_PX) &&
      styleOf(words).sizePx === styleOf(first.words).sizePx &&
      isOff(downPx, node.box, BESIDE_FIELD),
  );
  return areAlike ? rows : [];
}

/** One form of each column: what is drawn alike below it may have been taken for another one. */
const columns = (frame: Frame): readonly Form[] => [
  ...new Map(forms(frame).map((form) => [Math.round(form[0].box.x), form])).values(),
];

/** The words in fields, and the labels beside them, that are off the middle of their field. */
export const offFields = computed((frame: Frame): readonly OffField[] => {
  const lines = forms(frame)
    .flat()
    .filter((one) => one.certainty >= CERTAIN && isLine(one) && isBox(one) && !isForeignPart(one.layers[0]));
  return [
    ...lines.flatMap((field) => offInside(field, frame)),
    ...columns(frame).flatMap((form) => offBeside(form, frame)),
  ];
});
