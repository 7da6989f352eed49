import type { Frame } from "../../../../perception/frame/frame.ts";
import {
  crookedRows,
  inPlainlyCrookedRows,
  isPlainlyCrooked,
} from "../../../../perception/layout/rows/crooked-rows.ts";
import type { RowItem } from "../../../../perception/layout/rows/marks.ts";
import { inUnevenRows } from "../../../../perception/layout/rows/uneven-rows.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";

function liesInCrookedRow({ thing }: RowItem, frame: Frame): boolean {
  for (let next = thing.parent; next; next = next.parent)
    if (inPlainlyCrookedRows(frame).has(next.layer)) return true;
  return false;
}

export const crookedRow = defineRule({
  id: "crooked-row",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    en: {
      title: "A row that does not stand on one line",
      problem:
        "From “{first}” to “{last}” this is one row, but its parts stand {linesPx} px from the top: {offPx} px apart.",
      why: "What stands side by side reads as one row when it shares a line; a step of a few pixels looks like a slip.",
      fix: "Put all {count} on one line, best with an auto layout that centres them.",
      advice: {
        uneven:
          "Put all {count} on one line and leave one gap between them (now {gapsPx} px), best with an auto layout.",
      },
    },
    fr: {
      title: "Une rangée qui n’est pas sur une ligne",
      problem:
        "De « {first} » à « {last} », c’est une seule rangée, mais ses éléments sont à {linesPx} px du haut : {offPx} px d’écart.",
      why: "Ce qui est côte à côte se lit comme une rangée quand tout repose sur une même ligne ; un décalage de quelques pixels passe pour une erreur.",
      fix: "Placez les {count} éléments sur une même ligne, de préférence avec un auto layout qui les centre.",
      advice: {
        uneven:
          "Placez les {count} éléments sur une même ligne et à intervalles égaux (actuellement {gapsPx} px), de préférence avec un auto layout.",
      },
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...crookedRows(frame).keys()] : []),
  check: (first, { frame, pass, fail }) => {
    const crooked = crookedRows(frame).get(first);
    const last = crooked?.marks.at(-1)?.layer;
    if (!crooked || !last) return pass();
    const stands = new Set(crooked.marks.map((mark) => mark.layer));
    const uneven = [...stands]
      .flatMap((one) => inUnevenRows(frame).get(one) ?? [])
      .find(({ marks }) => marks.every((mark) => stands.has(mark.layer)));
    const isPlain = isPlainlyCrooked(crooked);
    // In boxes that stand crooked all stands crooked, because of them.
    if (crooked.marks.every((mark) => liesInCrookedRow(mark, frame))) return pass();
    // By so little it is the gaps that are seen.
    if (uneven && !isPlain) return pass();
    const linesPx = crooked.linesPx.map((line) => Math.round(line - frame.root.node.box.y));
    const [lowest] = linesPx.toSorted((a, b) => a - b);
    return fail(
      {
        first: first.node.name,
        last: last.node.name,
        linesPx,
        offPx: Math.round(crooked.offPx),
        count: crooked.marks.length,
        gapsPx: uneven?.gapsPx.map(Math.round) ?? [],
      },
      {
        layers: [...stands],
        named: { first, last },
        miss: isPlain ? "clear" : "slight",
        ...(uneven && { advice: "uneven" as const }),
        mend: () => [
          propose(
            "one-line",
            {},
            crooked.marks.flatMap(({ thing }, index) => moveThing(thing, 0, crooked.downPx[index] ?? 0)),
          ),
        ],
        // The rows of a grid whose columns have slipped have one cause.
        cause: linesPx.map((line) => line - (lowest ?? line)).join(),
      },
    );
  },
});
