import { groupBy } from "../../../../group-by.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../perception/frame/look-of-paints.ts";
import { type RowItem, likeMarks } from "../../../../perception/layout/rows/marks.ts";
import { areLaidOut } from "../../../../perception/layout/rows/neighbors.ts";
import { rangeOf } from "../../../../perception/layout/rows/range-of.ts";
import { usualLine } from "../../../../perception/layout/rows/usual-line.ts";
import { SIDEWAYS, linesOf } from "../../../../perception/structure/axis.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";
import { areNear, bottom } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";

/** Boxes of one look below each other whose left edges, middles and right edges all differ by a few pixels. */
interface CrookedColumn {
  readonly marks: readonly RowItem[];
  /** The left edge of each, in px of the canvas. */
  readonly edgesPx: readonly number[];
  readonly offPx: number;
  /** How far each has to be moved to the right, so that all stand on the line that most of them keep. */
  readonly rightPx: readonly number[];
}

const FEWEST = 3;
const NARROWEST_PX = 80;
/** Less is a matter of rounding; boxes further out are set in on purpose, or are another column. */
const OFF_PX = { min: 3, max: 24 };
const MOST_SHARE = 0.12;
/** Boxes overlap by so much where their borders lie on each other. */
const OVERLAP_PX = 1;
/** Further apart, in their heights, they are no column. */
const FARTHEST = 2.5;
const LOW_PX = 72;

const boxOf = ({ thing: { painter, layer } }: RowItem): Box => (painter ?? layer).node.box;

function lookOf({ thing }: RowItem): string {
  const { fills, strokes } = (thing.painter ?? thing.layer).node;
  return thing.kind === "picture" ? "picture" : `${lookOfPaints(fills)} ${lookOfPaints(strokes)}`;
}

const isBox = (mark: RowItem): boolean =>
  !mark.isWords && mark.thing.kind !== "icon" && boxOf(mark).width >= NARROWEST_PX;

/** True when a box follows the last one of a column: below it, and about where that begins. */
function follows(mark: RowItem, last: RowItem | undefined): boolean {
  if (!last || areLaidOut(last.layer, mark.layer)) return false;
  const [above, below] = [boxOf(last), boxOf(mark)];
  const nearPx = Math.min(OFF_PX.max, MOST_SHARE * below.width);
  const gapPx = below.y - bottom(above);
  const farPx = FARTHEST * Math.max(above.height, LOW_PX);
  return areNear(above.x, below.x, nearPx) && gapPx >= -OVERLAP_PX && gapPx <= farPx;
}

/** Side by side stand few columns: a box is held against the last of each of the newest. */
const MOST_COLUMNS = 12;

function columnsOf(marks: readonly RowItem[]): readonly (readonly RowItem[])[] {
  const columns: RowItem[][] = [];
  for (const mark of marks.toSorted((a, b) => boxOf(a).y - boxOf(b).y)) {
    const column = columns.slice(-MOST_COLUMNS).find((one) => follows(mark, one.at(-1)));
    if (column) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

function crookedIn(marks: readonly RowItem[]): CrookedColumn | undefined {
  const lines = marks.map((mark) => linesOf(SIDEWAYS, boxOf(mark)));
  const ways = ([0, 1, 2] as const).map((line) => lines.map((all) => all[line]));
  const straightest = ways.reduce((best, way) => (rangeOf(way) < rangeOf(best) ? way : best));
  const offPx = rangeOf(straightest);
  if (offPx < OFF_PX.min) return undefined;
  const usual = usualLine(straightest);
  return {
    marks,
    edgesPx: marks.map((mark) => boxOf(mark).x),
    offPx,
    rightPx: straightest.map((line) => usual - line),
  };
}

/** The columns of three and more boxes alike that do not stand below each other, by their first layers. */
const crookedColumns = computed((frame: Frame): ReadonlyMap<Layer, CrookedColumn> => {
  const found = likeMarks(frame)
    .flatMap((marks) => [...groupBy(marks.filter(isBox), lookOf).values()])
    .flatMap(columnsOf)
    .filter(({ length }) => length >= FEWEST)
    .flatMap((column) => crookedIn(column) ?? []);
  return new Map(found.flatMap((column) => (column.marks[0] ? [[column.marks[0].layer, column]] : [])));
});

/** From here on a step is seen without a ruler. */
const SEEN_PX = 5;

/** The left edge at which most of them start, from that of the screen. */
const usualEdge = ({ edgesPx, rightPx }: CrookedColumn, frame: Frame): number => {
  const stays = rightPx.findIndex((px) => px === 0);
  return Math.round((edgesPx[Math.max(0, stays)] ?? 0) - frame.root.node.box.x);
};

export const crookedColumn = defineRule({
  id: "crooked-column",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["wandering-edges"],
  says: {
    en: {
      title: "A column whose boxes are out of line",
      problem:
        "From “{first}” to “{last}” this is one column, but its {count} boxes start {edgesPx} px from the left: {offPx} px apart.",
      why: "Boxes of one kind below each other read as one list when they share an edge; a step of a few pixels looks like a slip.",
      fix: "Let all {count} start at one edge, for example {usualPx} px, best with an auto layout.",
    },
    fr: {
      title: "Une colonne de blocs mal alignés",
      problem:
        "De « {first} » à « {last} », c’est une seule colonne, mais ses {count} blocs commencent à {edgesPx} px du bord gauche : {offPx} px d’écart.",
      why: "Des blocs du même genre, l’un sous l’autre, se lisent comme une liste quand ils partagent un bord ; un décalage de quelques pixels passe pour une erreur.",
      fix: "Faites commencer les {count} blocs au même bord, par exemple à {usualPx} px, de préférence avec un auto layout.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...crookedColumns(frame).keys()] : []),
  check: (first, { frame, pass, fail }) => {
    const column = crookedColumns(frame).get(first);
    const last = column?.marks.at(-1)?.layer;
    if (!column || !last) return pass();
    const usualPx = usualEdge(column, frame);
    return fail(
      {
        first: first.node.name,
        last: last.node.name,
        edgesPx: column.edgesPx.map((edge) => Math.round(edge - frame.root.node.box.x)),
        offPx: Math.round(column.offPx),
        count: column.marks.length,
        usualPx,
      },
      {
        layers: column.marks.map(({ layer }) => layer),
        named: { first, last },
        // Several columns that nobody lined up are one slip.
        cause: "columns",
        miss: column.offPx >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "one-edge",
            { to: usualPx },
            column.marks.flatMap(({ thing }, index) => moveThing(thing, column.rightPx[index] ?? 0, 0)),
          ),
        ],
      },
    );
  },
});
