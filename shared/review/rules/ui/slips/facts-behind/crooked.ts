import { bottom, center } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { isText, type Frame, type TextLayer } from "../../../../../perception/frame/frame.ts";
import { type LikeRow, likeRows } from "../../../../../perception/layout/rows/like-rows.ts";
import { COLUMN, ROW } from "../../../../../perception/structure/axis.ts";
import { isWords, painterOf, type Thing } from "../../../../../perception/things/thing.ts";
import {
  type LineOfEach,
  type OffLine,
  offLine,
  oneOff,
  waysOf,
} from "../../../../../perception/layout/off.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveEach } from "../../../../fixes/place/move-thing.ts";
import { type Degree, degreeOfSlip, type SeenFrom } from "../../../../weigh/degree.ts";
import { fromTo, type PixelSlip, type SaidOf } from "./slip.ts";

/**
 * How far things are off their line when they slipped. Less is a matter of rounding; more, or a larger share of their
 * size, is an arrangement of its own.
 */
interface Limits extends SeenFrom {
  readonly fewest: number;
  readonly leastPx: number;
  readonly mostPx: number;
  readonly mostShare: number;
}

const IN_ROW: Limits = { fewest: 2, leastPx: 2, mostPx: 14, mostShare: 0.4, seenPx: 3, farPx: 5 };
const IN_COLUMN: Limits = { fewest: 3, leastPx: 3, mostPx: 24, mostShare: 0.12, seenPx: 5, farPx: 8 };
/** The limits for words below each other, which are indented as often as they slip: but for one of them they stand on one line. */
const WORDS_BELOW: Limits = { fewest: 4, leastPx: 1.5, mostPx: 6, mostShare: 1, seenPx: 3, farPx: 4 };

const NARROWEST_BOX_PX = 80;

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
function textLines(texts: readonly TextLayer[]): LineOfEach {
  const [first] = texts;
  const areOfOneStyle = texts.every(
    (text) => isPlain(text) && first && mainRun(text).fontFamily === mainRun(first).fontFamily,
  );
  return texts.map(areOfOneStyle ? lineMiddle : baseline);
}

/** The box that a designer set, of which a part may be cut off. */
const setBox = (thing: Thing): Box => painterOf(thing).node.box;

/** Where the things of a row or a column stand, and how far they miss their line; of words below each other one may. */
function offIn({ axes, things }: LikeRow, frame: Frame): (OffLine & { at: LineOfEach }) | undefined {
  const texts = things.map(({ layer }) => layer).filter(isText);
  const ways = waysOf(axes.across, things.map(axes === ROW ? ({ box }) => box : setBox));
  if (texts.length < things.length) return { at: ways[0], ...offLine(ways) };
  if (axes === ROW) return { at: textLines(texts), ...offLine([textLines(texts)]) };
  const { box } = frame.root.node;
  const off = oneOff(
    texts,
    texts.map(() => box),
    axes.across,
  );
  if (!off) return undefined;
  const stepsPx = texts.map((_, index) => (index === off.index ? -off.byPx : 0));
  return { at: ways[0], offPx: Math.abs(off.byPx), stepsPx };
}

function limitsOf({ axes, things }: LikeRow): Limits {
  if (axes === ROW) return IN_ROW;
  return things.every(isWords) ? WORDS_BELOW : IN_COLUMN;
}

/** Things that stand beside a line: from the first to the last of them, each line, and the one that most keep. */
export type LineSlip = PixelSlip<
  "row" | "column" | "button",
  SaidOf<"first" | "last" | "linesPx" | "offPx" | "count" | "usualPx">
>;

const isNoBox = (thing: Thing): boolean =>
  !isWords(thing) && (thing.kind === "icon" || setBox(thing).width < NARROWEST_BOX_PX);

/** True of a thing whose left edge lies beyond that of its screen. */
const startsOutside = (thing: Thing, { root }: Frame): boolean => setBox(thing).x < root.node.box.x;

/** The fewest things on a line at which people see where it is, and which one has left it. */
const FEWEST_OF_A_LINE = 3;

/** So little off a line nobody sees. */
const ON_LINE_PX = 1;

/** True of things most of which keep a line, so that it is seen; a few px of an icon may be its drawing. */
const showsLine = ({ things }: LikeRow, { stepsPx }: OffLine): boolean =>
  things.length >= FEWEST_OF_A_LINE &&
  things.every(({ kind }) => kind !== "icon") &&
  stepsPx.filter((px) => Math.abs(px) <= ON_LINE_PX).length > things.length / 2;

const degreeOf = (row: LikeRow, off: OffLine, { seenPx, farPx }: Limits): Degree =>
  degreeOfSlip(off.offPx, { seenPx, farPx: showsLine(row, off) ? seenPx : farPx });

function crookedIn(row: LikeRow, frame: Frame): readonly LineSlip[] {
  const { axes, things } = row;
  const limits = limitsOf(row);
  const isUnseen = axes === COLUMN && things.some((thing) => isNoBox(thing) || startsOutside(thing, frame));
  if (things.length < limits.fewest || isUnseen) return [];
  const off = offIn(row, frame);
  if (!off) return [];
  const { at, offPx, stepsPx } = off;
  const smallest = things.reduce((least, { box }) => Math.min(least, axes.across.size(box)), Infinity);
  if (offPx < limits.leastPx || offPx > Math.min(limits.mostPx, limits.mostShare * smallest)) return [];
  const linesPx = at.map((line) => Math.round(line - axes.across.start(frame.root.node.box)));
  const { layers, ends } = fromTo(things.map(({ layer }) => layer));
  const usualPx = linesPx[stepsPx.findIndex((px) => px === 0)] ?? 0;
  const isRow = axes === ROW;
  return [
    {
      kind: axes.direction,
      layers,
      said: {
        ...ends,
        linesPx,
        offPx: Math.round(offPx),
        count: things.length,
        usualPx,
      },
      miss: degreeOf(row, off, limits),
      // The rows of a grid whose columns have slipped have one cause, and so have columns that nobody lined up.
      cause: isRow ? `row ${linesPx.map((line) => line - Math.min(...linesPx)).join()}` : "columns",
      mend: () => {
        const changes = moveEach(
          things.map((thing, index) => [thing, stepsPx[index] ?? 0]),
          axes.across,
        );
        return [isRow ? propose("one-line", {}, changes) : propose("one-edge", { to: usualPx }, changes)];
      },
    },
  ];
}

/** Things alike in a row or a column that somebody put in place by hand, and that do not stand on one line. */
export const crooked = computed((frame: Frame): readonly LineSlip[] =>
  isForPeople(frame) ? likeRows(frame).flatMap((row) => crookedIn(row, frame)) : [],
);
