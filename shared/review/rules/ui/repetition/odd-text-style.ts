import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { oddTexts } from "../../../../perception/layout/odd-ones.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Cell } from "../../../../perception/structure/repetition/repetition.ts";
import { setLike } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";

/** How many texts of each row are set otherwise: of a row that is bold as a whole, one thing is to be said. */
const oddOnesByCell = computed((frame: Frame): ReadonlyMap<Cell, number> => {
  const counts = new Map<Cell, number>();
  for (const { peer } of oddTexts(frame).values()) counts.set(peer.cell, (counts.get(peer.cell) ?? 0) + 1);
  return counts;
});

const isOneOfSeveral = (cell: Cell, frame: Frame): boolean => (oddOnesByCell(frame).get(cell) ?? 0) > 1;

export const oddTextStyle = defineFrameRule({
  id: "odd-text-style",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  yieldsTo: ["heading-steps-inverted", "heading-not-distinct"],
  says: {
    en: {
      title: "One text looks different from the others",
      problem: "“{text}” is set in {own}; the {others} texts in the same place beside it are set in {usual}.",
      why: "Texts in the same place read as the same kind of thing: a difference suggests a meaning that is not there.",
      fix: "Set it in {usual}, best with one text style for all.",
    },
    fr: {
      title: "Un texte différent des autres",
      problem: "« {text} » est en {own} ; les {others} autres textes placés au même endroit sont en {usual}.",
      why: "On s’attend à trouver la même chose au même endroit : une différence laisse croire qu’elle a un sens.",
      fix: "Passez-le en {usual}, de préférence avec un même style de texte pour tous.",
    },
  },
  find: oddTexts,
  tell: (odd, { frame, fail }) => {
    const { own, usual, others, peer, model } = odd;
    return fail(
      { text: excerpt(wordsOf(peer.part)), own, usual, others },
      {
        ...(isOneOfSeveral(peer.cell, frame) && { cause: `row ${peer.cell.layers[0].node.id}` }),
        mend: () => setLike(peer.part, model, usual),
      },
    );
  },
});
