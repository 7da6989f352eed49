import { inPlainlyCrookedRows } from "../../../../perception/layout/rows/crooked-rows.ts";
import { type UnevenRow, unevenRows } from "../../../../perception/layout/rows/uneven-rows.ts";
import { rangeOf } from "../../../../perception/layout/rows/range-of.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

/** From here on one sees at a glance that a row is uneven; by less a ruler shows it. */
const SEEN = { px: 6, share: 0.25 };

const evened = ({ marks, alongPx, meanPx, direction }: UnevenRow): Proposal =>
  propose(
    "even-gaps",
    { to: Math.round(meanPx) },
    marks.flatMap(({ thing }, index) => {
      const px = alongPx[index] ?? 0;
      return direction === "row" ? moveThing(thing, px, 0) : moveThing(thing, 0, px);
    }),
  );

export const unevenRow = defineRule({
  id: "uneven-row",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/gestalt-proximity/",
  yieldsTo: ["uneven-gaps"],
  says: {
    en: {
      title: "Unevenly spaced",
      problem: "From “{first}” to “{last}” the gaps are {gapsPx} px, though all {count} are of one kind.",
      why: "Things of one kind read as one list when the same space lies between them; uneven gaps look like a slip, or as if some belonged closer together.",
      fix: "Leave one gap between all of them, for example {usualPx} px, best with an auto layout.",
    },
    fr: {
      title: "Espacement irrégulier",
      problem:
        "De « {first} » à « {last} », les intervalles sont de {gapsPx} px, alors que les {count} éléments sont d’un même genre.",
      why: "Des éléments d’un même genre se lisent comme une liste quand le même espace les sépare ; sinon on croit à une erreur, ou que certains vont ensemble.",
      fix: "Laissez partout le même intervalle, par exemple {usualPx} px, de préférence avec un auto layout.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...unevenRows(frame).keys()] : []),
  check: (first, { frame, pass, fail }) => {
    const uneven = unevenRows(frame).get(first);
    const last = uneven?.marks.at(-1)?.layer;
    const crooked = inPlainlyCrookedRows(frame);
    // A row that is crooked besides is told as that, with its gaps.
    if (!uneven || !last || uneven.marks.some((mark) => crooked.has(mark.layer))) return pass();
    const gapsPx = uneven.gapsPx.map(Math.round);
    const usualPx = Math.round(uneven.usualPx);
    const isSeen = rangeOf(gapsPx) >= Math.max(SEEN.px, SEEN.share * usualPx);
    return fail(
      { first: first.node.name, last: last.node.name, gapsPx, usualPx, count: uneven.marks.length },
      {
        layers: uneven.marks.map(({ layer }) => layer),
        named: { first, last },
        miss: isSeen ? "clear" : "slight",
        cause: gapsPx.join(),
        mend: () => [evened(uneven)],
      },
    );
  },
});
