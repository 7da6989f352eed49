import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { setSizeOf, sizeLike } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";
import { lostHeadings } from "./facts-behind/lost-headings.ts";
import { unevenHeads } from "./facts-behind/uneven-heads.ts";

/** A text whose size says another order than its place does, and what it is compared with. */
interface OutOfOrder {
  /** Like the text below it, or stronger than its equals. */
  readonly is: "lost" | "uneven";
  readonly other: TextLayer;
  readonly mend: () => readonly Proposal[];
}

/** Steps of a quarter, on whole even sizes as scales have them. */
const STEP = 1.25;

const stepAbove = (px: number): number => 2 * Math.ceil((px * STEP) / 2);

const sizeOf = (text: TextLayer): number => styleOf(text).sizePx;

function outOfOrder(frame: Frame): readonly (readonly [TextLayer, OutOfOrder])[] {
  const lost = [...lostHeadings(frame)].map(([heading, { body, isTooSmall }]) => {
    // One as large as the text may become larger, or bolder, or another colour.
    const mend = () => (isTooSmall ? [setSizeOf(heading, stepAbove(sizeOf(body)))] : []);
    return [heading, { is: "lost", other: body, mend }] as const;
  });
  const uneven = [...unevenHeads(frame)].map(([odd, { usual }]) => {
    const mend = () => sizeLike(odd, usual);
    return [odd, { is: "uneven", other: usual, mend }] as const;
  });
  return [...uneven, ...lost];
}

const MOST_QUOTED = 40;

export const headingOrder = defineFrameRule({
  id: "heading-order",
  aspect: "hierarchy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  kinds: {
    uneven: { basis: "https://www.nngroup.com/articles/consistency-and-standards/", severity: "suggestion" },
  },
  yieldsTo: ["type-scale"],
  says: {
    en: {
      title: "Headings out of order",
      problem:
        "The heading “{text}” ({px} px, weight {weight}) is out of order beside “{other}” ({otherPx} px, weight {otherWeight}).",
      why: "People skim by headings, and size tells them what belongs under what.",
      fix: "Set each level of headings in one size, larger than the one below it.",
      kinds: {
        lost: {
          title: "Heading looks like body text",
          problem:
            "The heading “{text}” ({px} px, weight {weight}) does not stand out from the text below it ({otherPx} px, weight {otherWeight}).",
          why: "People skim by headings: those that do not stand out are not found.",
          fix: "Make the heading at least 1.2 times as large, or clearly bolder.",
        },
        uneven: {
          title: "Headings of one kind in two sizes",
          problem:
            "The heading “{text}” ({px} px, weight {weight}) is set stronger than the others in its column, such as “{other}” ({otherPx} px, weight {otherWeight}).",
          why: "People take the larger heading for the start of something new, and what follows for parts of it.",
          fix: "Set it like the others: {otherPx} px, weight {otherWeight}.",
        },
      },
    },
    fr: {
      title: "Titres en désordre",
      problem:
        "Le titre « {text} » ({px} px, graisse {weight}) n’est pas à son rang à côté de « {other} » ({otherPx} px, graisse {otherWeight}).",
      why: "On parcourt un écran par ses titres, et leur taille dit ce qui dépend de quoi.",
      fix: "Donnez une seule taille à chaque niveau de titre, plus grande que celle du niveau suivant.",
      kinds: {
        lost: {
          title: "Titre semblable au texte",
          problem:
            "Le titre « {text} » ({px} px, graisse {weight}) ne ressort pas du texte qui le suit ({otherPx} px, graisse {otherWeight}).",
          why: "On parcourt un écran par ses titres : ceux qui ne ressortent pas passent inaperçus.",
          fix: "Rendez le titre au moins 1,2 fois plus grand, ou nettement plus gras.",
        },
        uneven: {
          title: "Titres de même rang en deux tailles",
          problem:
            "Le titre « {text} » ({px} px, graisse {weight}) est plus fort que les autres de sa colonne, comme « {other} » ({otherPx} px, graisse {otherWeight}).",
          why: "Un titre plus fort semble ouvrir une nouvelle partie, dont les suivants dépendraient.",
          fix: "Composez-le comme les autres : {otherPx} px, graisse {otherWeight}.",
        },
      },
    },
  },
  find: outOfOrder,
  tell: ({ is, other, mend }, { layer, fail }) => {
    const [own, beside] = [styleOf(layer), styleOf(other)];
    return fail(
      {
        text: excerpt(wordsOf(layer), MOST_QUOTED),
        px: own.sizePx,
        weight: own.weight,
        other: excerpt(wordsOf(other), MOST_QUOTED),
        otherPx: beside.sizePx,
        otherWeight: beside.weight,
      },
      { kind: is, mend },
    );
  },
});
