import { bottom, center } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { mainRun } from "../../text/typography/lines.ts";
import { linesOf } from "../../structure/axis.ts";
import { type LikeRow, likeRows } from "./like-rows.ts";
import type { RowItem } from "./marks.ts";
import { rangeOf } from "./range-of.ts";
import { usualLine } from "./usual-line.ts";

/** Things alike in a row that stand on lines that differ by a few pixels. */
export interface CrookedRow {
  readonly marks: readonly RowItem[];
  /** The line of each, in px of the canvas: its letters stand on it, or its box begins there. */
  readonly linesPx: readonly number[];
  /** How far the lines are apart. */
  readonly offPx: number;
  /** How far each has to be moved down, so that all stand on the line that most of them keep. */
  readonly downPx: readonly number[];
}

/** Less is a matter of rounding; more is an arrangement of its own. */
const OFF_PX = { min: 2, max: 14 };
const MOST_SHARE = 0.4;

const DESCENDS = /[gjpqy,;()[\]{}/|Q@$]/u;
/** The baseline of most fonts lies so far below the middle of a line. */
const BASELINE_EM = 0.355;

/** The line of letters in the box of a text that is one line high or grows with its lines. */
function lineMiddle(text: TextLayer): number {
  const { box, text: own } = text.node;
  const { lineHeightPx } = mainRun(text);
  if (own.resize !== "none" || own.alignVertical === "center") return center(box).y;
  return own.alignVertical === "bottom" ? box.y + box.height - lineHeightPx / 2 : box.y + lineHeightPx / 2;
}

/** The line that letters stand on: of some as it is painted, of others as most fonts have it. */
function baseline(text: TextLayer): number {
  const { renderBox, text: own } = text.node;
  return renderBox && !DESCENDS.test(own.characters)
    ? bottom(renderBox)
    : lineMiddle(text) + BASELINE_EM * mainRun(text).sizePx;
}

const isPlain = ({ node }: TextLayer): boolean => !node.text.characters.includes("\n");

/** Words of one style stand on one line when the middles of their lines are the same; others share the baseline. */
function textLines(texts: readonly TextLayer[]): readonly number[] {
  const [first] = texts;
  const areOfOneStyle = texts.every(
    (text) => isPlain(text) && first && mainRun(text).fontFamily === mainRun(first).fontFamily,
  );
  return texts.map(areOfOneStyle ? lineMiddle : baseline);
}

/** The lines on which things may stand: words on one, boxes on their start, their middle or their end. */
function waysOf({ marks, across }: LikeRow): readonly (readonly number[])[] {
  const texts = marks.map(({ layer }) => layer).filter(isText);
  if (texts.length === marks.length) return [textLines(texts)];
  const lines = marks.map(({ box }) => linesOf(across, box));
  return ([0, 1, 2] as const).map((line) => lines.map((all) => all[line]));
}

function crookedIn(row: LikeRow): CrookedRow | undefined {
  const ways = waysOf(row);
  const straightest = ways.reduce((best, way) => (rangeOf(way) < rangeOf(best) ? way : best));
  const offPx = rangeOf(straightest);
  const lowest = row.marks.reduce((least, { box }) => Math.min(least, row.across.size(box)), Infinity);
  const most = Math.min(OFF_PX.max, MOST_SHARE * lowest);
  if (offPx < OFF_PX.min || offPx > most) return undefined;
  const usual = usualLine(straightest);
  return {
    marks: row.marks,
    linesPx: ways[0] ?? [],
    offPx,
    downPx: straightest.map((line) => usual - line),
  };
}

/** The rows of things alike whose things stand on lines that differ by a few pixels, by their first layers. */
export const crookedRows = computed((frame: Frame): ReadonlyMap<Layer, CrookedRow> => {
  const found = likeRows(frame).filter(({ direction }) => direction === "row");
  return new Map(
    found.flatMap((row) => {
      const crooked = crookedIn(row);
      return crooked ? [[row.marks[0].layer, crooked] as const] : [];
    }),
  );
});

/** From here on a step between two lines is seen without a ruler. */
const SEEN_PX = 3;

/** True when the lines of a row are so far apart that it is seen at a glance. */
export const isPlainlyCrooked = ({ offPx }: CrookedRow): boolean => offPx >= SEEN_PX;

/** All that stands in a plainly crooked row, by its row. */
export const inPlainlyCrookedRows = computed(
  (frame: Frame): ReadonlyMap<Layer, CrookedRow> =>
    new Map(
      [...crookedRows(frame).values()]
        .filter(isPlainlyCrooked)
        .flatMap((row) => row.marks.map(({ layer }) => [layer, row] as const)),
    ),
);
