import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { sections } from "../../../../perception/copy/sections.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { headingSpace } from "./facts-behind/heading-space.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { lowerHeading } from "../../../fixes/place/lower-heading.ts";
import { defineRule } from "../../../rule.ts";

/** Boxes of lines are taller than their letters: small differences cannot be seen. */
const SEEN_DIFFERENCE = { px: 5, ratio: 1.12 };

/** The lines that are set stronger than what begins below them, whatever they are taken for. */
const markedHeads = (frame: Frame): readonly TextLayer[] =>
  sections(frame).flatMap((group) => group.filter(({ isMarked }) => isMarked).map(({ head }) => head));

const round = (px: number): number => Math.round(px);

export const headingNearerAbove = defineRule({
  id: "heading-nearer-above",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/gestalt-proximity/",
  says: {
    en: {
      title: "Heading belongs to the wrong text",
      problem:
        "“{text}” stands {abovePx} px below the text before it, but {belowPx} px above the content it names.",
      why: "What is near is read as one: the heading seems to end the section above instead of starting its own.",
      fix: "Give the heading more space above than below, about twice as much.",
    },
    fr: {
      title: "Titre rattaché au mauvais texte",
      problem:
        "« {text} » se trouve à {abovePx} px sous le texte précédent, mais à {belowPx} px au-dessus du contenu qu’il annonce.",
      why: "Ce qui est proche se lit ensemble : le titre semble clore la section précédente au lieu d’ouvrir la sienne.",
      fix: "Donnez au titre plus d’espace au-dessus qu’au-dessous, environ le double.",
    },
  },
  applies: (frame) => [...new Set([...textsWithRole(frame, "heading"), ...markedHeads(frame)])],
  check: (layer, { frame, pass, fail }) => {
    const space = headingSpace(layer);
    if (!space) return pass();
    const { abovePx, belowPx } = space;
    const isNearer =
      belowPx - abovePx >= SEEN_DIFFERENCE.px && belowPx >= abovePx * SEEN_DIFFERENCE.ratio && abovePx >= 0;
    if (!isNearer) return pass();
    return fail(
      { text: excerpt(wordsOf(layer)), abovePx: round(abovePx), belowPx: round(belowPx) },
      { mend: () => lowerHeading(layer, space, frame) },
    );
  },
});
