import type { Change } from "../../../mend/change.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../../perception/frame/frame.ts";
import { boxPainter } from "../../../perception/paint/painted-box.ts";
import { contains } from "../../../scene/geometry.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { lettersBox } from "../../../perception/text/typography/ink.ts";
import { toHex } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { plainPaint } from "../../../scene/paints-of.ts";

/** The box and the words of a button in plain colours, in it or over it. */
export interface ButtonParts {
  readonly box: Layer;
  readonly fill: Rgb;
  readonly words: readonly TextLayer[];
}

const isPlainText = (text: TextLayer): boolean =>
  text.node.text.runs.length === 1 && plainPaint(text.node.fills) !== undefined;

/** The parts of a button; undefined where one of them has no plain colour of its own. */
export function buttonParts(button: Layer, frame: Frame): ButtonParts | undefined {
  const box = boxPainter(button);
  const fill = plainPaint(box?.node.fills);
  if (!box || !fill || isText(box)) return undefined;
  const words = textIndex(frame)
    .touching(box.node.box)
    .filter((text) => contains(box.node.box, lettersBox(text), 2));
  return words.length > 0 && words.every(isPlainText) ? { box, fill: fill.color, words } : undefined;
}

/** Gives a button another fill, and its words another colour. */
export function paintButton({ box, fill, words }: ButtonParts, to: Rgb, ink: Rgb): readonly Change[] {
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
