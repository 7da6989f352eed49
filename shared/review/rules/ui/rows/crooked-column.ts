import type { Frame } from "../../../../perception/frame/frame.ts";
import { type CrookedColumn, crookedColumns } from "../../../../perception/layout/rows/crooked-columns.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

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
  says: {
    title: "A column whose boxes are out of line",
    problem:
      "From “{first}” to “{last}” this is one column, but its {count} boxes start {edgesPx} px from the left: {offPx} px apart.",
    why: "Boxes of one kind below each other read as one list when they share an edge; a step of a few pixels looks like a slip.",
    fix: "Let all {count} start at one edge, for example {usualPx} px, best with an auto layout.",
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
