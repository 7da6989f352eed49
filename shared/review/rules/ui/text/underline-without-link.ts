import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Role } from "../../../../perception/elements/element.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { targetByLayer } from "../../../../perception/controls/targets/targets.ts";
import { closest, type Frame, type TextLayer } from "../../../../perception/frame/frame.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

/** Links are as long as a line, seldom longer. */
const LONGEST_LINK = 14;
const SURE = 0.6;
const HEADINGS: ReadonlySet<Role | undefined> = new Set<Role>(["screen-title", "section-heading"]);

const isUnderlined = ({ node }: TextLayer): boolean =>
  node.text.runs.every(({ decoration, isLink }) => decoration === "underline" && !isLink);

const leadsSomewhere = (text: TextLayer, frame: Frame): boolean =>
  closest(
    text,
    (layer) =>
      layer.parent !== null && (targetByLayer(frame).has(layer) || (layer.node.reactions ?? []).length > 0),
  ) !== undefined;

/** Words that are no link by what they are: a heading, or a whole paragraph. */
function isNoLink(text: TextLayer, frame: Frame): boolean {
  const element = elementByLayer(frame).get(text);
  const isHeading = HEADINGS.has(element?.role) && (element?.certainty ?? 0) >= SURE;
  return (isHeading || countWords(wordsOf(text)) > LONGEST_LINK) && !leadsSomewhere(text, frame);
}

export const underlineWithoutLink = defineRule({
  id: "underline-without-link",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/guidelines-for-visualizing-links/",
  says: {
    en: {
      title: "Underlined, but no link",
      problem: "“{text}” is underlined, though it leads nowhere.",
      why: "On a screen a line under words says that they can be tapped: people try, and nothing happens.",
      fix: "Remove the line, and stress the words by size, weight or colour if they need it.",
    },
    fr: {
      title: "Souligné, mais pas un lien",
      problem: "« {text} » est souligné, alors qu’il ne mène nulle part.",
      why: "À l’écran, un trait sous des mots annonce un lien : on essaie, et rien ne se passe.",
      fix: "Retirez le trait, et faites ressortir les mots par la taille, la graisse ou la couleur s’il le faut.",
    },
  },
  applies: (frame) => copyTexts(frame).filter(isUnderlined),
  check: (text, { frame, pass, fail }) =>
    isNoLink(text, frame) ? fail({ text: excerpt(wordsOf(text), 40) }) : pass(),
});
