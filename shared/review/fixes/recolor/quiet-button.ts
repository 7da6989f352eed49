import { elements } from "../../../perception/elements/elements.ts";
import { computed } from "../../../perception/frame/computed.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { wordsOf, excerpt } from "../../../perception/text/language/prose.ts";
import { contrastOf, mix, quantize, toHex } from "../../../scene/color.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { propose, type Proposal } from "../fix.ts";
import type { Change } from "../../../mend/change.ts";
import { boxPainter } from "../../../perception/paint/painted-box.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { lettersBox } from "../../../perception/text/typography/ink.ts";
import { contains } from "../../../scene/geometry.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Rgb } from "../../../scene/scene.ts";

/** The box and the words of a button in plain colours, in it or over it. */
interface ButtonParts {
  readonly box: Layer;
  readonly fill: Rgb;
  readonly words: readonly TextLayer[];
}

const isPlainText = (text: TextLayer): boolean =>
  text.node.text.runs.length === 1 && plainPaint(text.node.fills) !== undefined;

/** The parts of a button; undefined where one of them has no plain colour of its own. */
function buttonParts(button: Layer, frame: Frame): ButtonParts | undefined {
  const box = boxPainter(button);
  const fill = plainPaint(box?.node.fills);
  if (!box || !fill || isText(box)) return undefined;
  const words = textIndex(frame)
    .touching(box.node.box)
    .filter((text) => contains(box.node.box, lettersBox(text), 2));
  return words.length > 0 && words.every(isPlainText) ? { box, fill: fill.color, words } : undefined;
}

/** Gives a button another fill, and its words another colour. */
function paintButton({ box, fill, words }: ButtonParts, to: Rgb, ink: Rgb): readonly Change[] {
  const set = ({ node }: Layer, from: Rgb, color: Rgb): readonly Change[] =>
    toHex(from) === toHex(color)
      ? []
      : [{ layer: node.id, property: "fill", from: toHex(from), to: toHex(color) }];
  return [
    ...set(box, fill, to),
    ...words.flatMap((text) => {
      const paint = plainPaint(text.node.fills);
      return paint ? set(text, paint.color, ink) : [];
    }),
  ];
}

/** So much of its colour is left: a wash that still shows a box. */
const WASH = 0.14;
const LONGEST = 24;

interface QuietLook {
  readonly fill: Rgb;
  readonly ink: Rgb;
}

/** The look of the first tinted button of the screen that can be read: a third look would be one more to keep. */
const quietLook = computed((frame: Frame): QuietLook | undefined =>
  elements(frame)
    .filter(({ role, emphasis, state }) => role === "button" && emphasis === "tinted" && !state)
    .flatMap(({ layers: [layer] }) => {
      const parts = buttonParts(layer, frame);
      const ink = plainPaint(parts?.words[0]?.node.fills)?.color;
      return parts && ink ? { fill: parts.fill, ink } : [];
    })
    .find(({ fill, ink }) => contrastOf(fill, ink) >= WCAG.textContrast.AA.normal),
);

/** A wash of the colour of a button, under words in that colour. */
function washOf({ box, fill }: ButtonParts, frame: Frame): QuietLook | undefined {
  const ground = groundBehind(frame, box.node.box, box.order);
  const wash = ground && quantize(mix(ground, fill, WASH));
  const ink = wash && readableColor(fill, wash, WCAG.textContrast.AA.normal);
  return ink && { fill: wash, ink };
}

/** Gives a button the look of the quiet ones that the screen has; where it has none, a wash of its own colour. */
function quieted(button: Layer, frame: Frame) {
  const parts = buttonParts(button, frame);
  const look = parts && (quietLook(frame) ?? washOf(parts, frame));
  return look && { parts, changes: paintButton(parts, look.fill, look.ink) };
}

/** Makes all but the first of several buttons quieter, so that one stands out. */
export function quietButtons(others: readonly Layer[], frame: Frame): readonly Proposal[] {
  const quiet = others.map((button) => quieted(button, frame)).filter((one) => one !== undefined);
  const [first] = quiet;
  const words = first?.parts.words[0];
  if (!words || quiet.length < others.length) return [];
  return [
    propose(
      "quiet-button",
      { label: excerpt(wordsOf(words), LONGEST) },
      quiet.flatMap(({ changes }) => changes),
    ),
  ];
}
