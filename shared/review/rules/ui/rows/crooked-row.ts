import { crookedRows } from "../../../../perception/layout/rows/crooked-rows.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** From here on the step is seen without a ruler. */
const SEEN_PX = 3;

export const crookedRow = defineRule({
  id: "crooked-row",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "A row that does not stand on one line",
    problem:
      "From “{first}” to “{last}” this is one row, but its parts stand {linesPx} px from the top: {offPx} px apart.",
    why: "What stands side by side reads as one row when it shares a line; a step of a few pixels looks like a slip.",
    fix: "Put all {count} on one line, best with an auto layout that centres them.",
  },
  applies: (frame) => (isForPeople(frame) ? [...crookedRows(frame).keys()] : []),
  check: (first, { frame, pass, fail }) => {
    const crooked = crookedRows(frame).get(first);
    const last = crooked?.marks.at(-1)?.layer;
    if (!crooked || !last) return pass();
    const linesPx = crooked.linesPx.map((line) => Math.round(line - frame.root.node.box.y));
    const [lowest] = linesPx.toSorted((a, b) => a - b);
    return fail(
      {
        first: first.node.name,
        last: last.node.name,
        linesPx,
        offPx: Math.round(crooked.offPx),
        count: crooked.marks.length,
      },
      {
        layers: crooked.marks.map(({ layer }) => layer),
        named: { first, last },
        miss: crooked.offPx >= SEEN_PX ? "clear" : "slight",
        // The rows of a grid whose columns have slipped have one cause.
        cause: linesPx.map((line) => line - (lowest ?? line)).join(),
      },
    );
  },
});
