import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { leastWidth } from "../../../../perception/text/typography/least-width.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** A shorter paragraph is a line of its own: an address, a verse, a row. */
const FEWEST_WORDS = 12;

/** An indent of spaces, or a point of a list: a bullet, a tick, a picture, a number or a letter, typed by hand. */
const SET_APART = /^(?:\P{L}|\p{L}[.)])/u;

/** A paragraph that surely takes several lines, and so is seen as a block. */
const isBlock = (text: TextLayer, paragraph: string): boolean =>
  countWords(paragraph) >= FEWEST_WORDS &&
  !SET_APART.test(paragraph) &&
  leastWidth(text, paragraph) > text.node.box.width;

/** How many blocks of a text follow one another without a blank line. */
function blockCount(text: TextLayer): number {
  const { characters, resize, isList } = text.node.text;
  if (!characters.includes("\n") || resize === "width-and-height" || isList) return 0;
  const paragraphs = characters.trim().split("\n");
  const isJoined = (index: number): boolean => isBlock(text, paragraphs[index] ?? "");
  return paragraphs.filter((_, index) => isJoined(index) && (isJoined(index - 1) || isJoined(index + 1)))
    .length;
}

export const paragraphSpacing = defineRule({
  id: "paragraph-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://practicaltypography.com/space-between-paragraphs.html",
  mendedIn: { style: "text", variable: "paragraphSpacing" },
  says: {
    en: {
      title: "Paragraphs without a space",
      problem:
        "This text has {count} paragraphs of several lines, with neither space nor indent between them.",
      why: "People do not see where one thought ends and the next begins, and lose their place.",
      fix: "Set a paragraph spacing of about {betterPx} px, half a line.",
    },
    fr: {
      title: "Paragraphes sans espace",
      problem: "Ce texte a {count} paragraphes de plusieurs lignes, sans espace ni retrait entre eux.",
      why: "On ne voit pas où une idée finit et où la suivante commence, et l’on perd sa place.",
      fix: "Réglez l’espacement des paragraphes sur environ {betterPx} px, la moitié d’une ligne.",
    },
  },
  applies: (frame) => proseTexts(frame).filter((text) => blockCount(text) > 1),
  check: (text, { pass, fail }) => {
    const { paragraphSpacingPx = 0, paragraphIndentPx = 0 } = text.node.text;
    if (paragraphSpacingPx > 0 || paragraphIndentPx > 0) return pass();
    return fail({ count: blockCount(text), betterPx: Math.round(mainRun(text).lineHeightPx / 2) });
  },
});
