import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { leastWidth } from "../../../../perception/text/typography/least-width.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** Texts that makers write: the names of controls, and errors; a title, a tab or a row may be named by users. */
const WRITTEN_BY_MAKERS: ReadonlySet<TextRole> = new Set(["button", "label", "error"]);

/** A name of a file, or a number, stands for data. */
const DATA = /\d|\.\p{L}{2,4}$|@|\//u;

const isOfMakers = (text: TextLayer, frame: Frame): boolean =>
  WRITTEN_BY_MAKERS.has(textRoles(frame).get(text) ?? "unknown") && !DATA.test(wordsOf(text));

/** How much of one line the box of a text has room for. */
function roomPx({ node }: TextLayer, lineHeightPx: number): number {
  const { maxLines = Math.max(1, Math.round(node.box.height / lineHeightPx)) } = node.text;
  return maxLines * node.box.width;
}

/** How much wider the words of a control are at least than the place they have; undefined where they may just fit. */
function missingPx(text: TextLayer, frame: Frame): number | undefined {
  const { isTruncated, resize } = text.node.text;
  if (!isTruncated || resize === "width-and-height" || !isOfMakers(text, frame)) return undefined;
  const missing = Math.round(leastWidth(text, wordsOf(text)) - roomPx(text, mainRun(text).lineHeightPx));
  return missing > 0 ? missing : undefined;
}

export const truncatedText = defineRule({
  id: "truncated-text",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://carbondesignsystem.com/patterns/overflow-content/",
  yieldsTo: ["text-cut"],
  says: {
    en: {
      title: "Truncated label",
      problem: "“{text}” is {px} px wider than its place: its end is nothing but an ellipsis.",
      why: "People must guess the rest, and the same words are longer still in other languages.",
      fix: "Widen the text, let it take another line, or say the same in fewer words.",
    },
    fr: {
      title: "Libellé tronqué",
      problem: "« {text} » dépasse sa place de {px} px : la fin n’est plus que des points de suspension.",
      why: "Il faut deviner la suite, et les mêmes mots sont plus longs encore dans d’autres langues.",
      fix: "Élargissez le texte, donnez-lui une ligne de plus, ou dites la même chose en moins de mots.",
    },
  },
  applies: proseTexts,
  check: (layer, { frame, pass, fail }) => {
    const px = missingPx(layer, frame);
    return px === undefined ? pass() : fail({ text: excerpt(wordsOf(layer)), px });
  },
});
