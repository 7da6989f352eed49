import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { type PushedWords, pushedWords } from "../../../../perception/text/formats/pushed-words.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const pushedIn = ({ node }: TextLayer): PushedWords | undefined => pushedWords(node.text.characters);

/** The words with no space before a line. */
const withoutIndents = (characters: string): string => characters.replace(/^[ \u00A0]+/gmu, "");

export const spacesAsLayout = defineRule({
  id: "spaces-as-layout",
  aspect: "ui",
  severity: "minor",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F33",
  says: {
    en: {
      title: "Spaces used for alignment",
      problem:
        "{spaces} spaces in a row stand between “{before}” and “{after}”, to put the words into place (texts: {count}).",
      why: "A space is as wide as the typeface makes it: in another typeface, size or language the words move, and nothing really aligns them.",
      fix: "Give each of them a text of its own, and set the distance by auto layout, alignment or padding.",
      advice: {
        lines: "Delete the spaces: line breaks and the alignment of the text put its words into place.",
      },
    },
    fr: {
      title: "Alignement fait d’espaces",
      problem:
        "{spaces} espaces de suite se trouvent entre « {before} » et « {after} », pour mettre les mots en place (textes : {count}).",
      why: "Une espace est aussi large que la police le veut : avec une autre police, un autre corps ou une autre langue, les mots ne sont plus à leur place, et rien ne les aligne vraiment.",
      fix: "Donnez à chacun son propre texte, et réglez la distance par un auto layout, un alignement ou une marge.",
      advice: {
        lines:
          "Supprimez les espaces : des retours à la ligne et l’alignement du texte mettent ses mots en place.",
      },
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = proseTexts(frame).filter((layer) => pushedIn(layer));
    // A gap within a line is seen at once, also by who knows nothing of spaces.
    const clearest = layers.find((layer) => pushedIn(layer)?.isIndent === false) ?? layers[0];
    const found = clearest && pushedIn(clearest);
    if (!found) return pass();
    const { before, after, spaces, isIndent } = found;
    // The words of a line, such as a menu or a name and its price, would run together.
    if (!isIndent) return fail({ before, after, spaces, count: layers.length }, { layers });
    return fail(
      { before, after, spaces, count: layers.length },
      { layers, advice: "lines", mend: () => rewriteAll(layers, withoutIndents) },
    );
  },
});
