import { cutRatio, contrastOf, toHex } from "../../../../scene/color.ts";
import { plainColor } from "../../../../scene/paints-of.ts";
import type { TextRun } from "../../../../scene/scene.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { countWords, excerpt } from "../../../../perception/text/language/prose.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** WCAG technique G183: a link without another sign differs from its text by this contrast. */
const REQUIRED = 3;
const BOLDER = 200;
/** Fewer words around a link are no sentence in which it could be lost. */
const FEWEST_WORDS = 3;

const wordsIn = ({ node }: TextLayer, { start, end }: TextRun): string =>
  node.text.characters.slice(start, end);

/** The run around a link: the longest that is none. */
const plainRun = ({ node }: TextLayer): TextRun | undefined =>
  node.text.runs.filter(({ isLink }) => !isLink).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];

const hasOtherSign = (link: TextRun, plain: TextRun): boolean =>
  link.decoration === "underline" ||
  link.weight - plain.weight >= BOLDER ||
  Boolean(link.isItalic) !== Boolean(plain.isItalic) ||
  link.fontFamily !== plain.fontFamily ||
  link.sizePx !== plain.sizePx ||
  link.case !== plain.case;

/** The stretches of words that lead elsewhere: a full stop that came along with one is none. */
const linksIn = (layer: TextLayer): readonly TextRun[] =>
  layer.node.text.runs.filter((run) => run.isLink && /[\p{L}\p{N}]/u.test(wordsIn(layer, run)));

const isInSentence = (layer: TextLayer): boolean => {
  const plain = plainRun(layer);
  return plain !== undefined && countWords(wordsIn(layer, plain)) >= FEWEST_WORDS;
};

export const linkByColour = defineRule({
  id: "link-by-colour",
  aspect: "ux",
  severity: "major",
  certainty: "measured",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Techniques/general/G183",
  says: {
    en: {
      title: "Link shown by colour alone",
      problem:
        "The link “{link}” ({linkColor}) differs from the words around it ({textColor}) by its colour alone, at {ratio}:1. It needs at least {required}:1.",
      why: "People who see colours differently, or not at all, cannot find the link in the sentence.",
      fix: "Underline the link, or give it a colour further from that of its text.",
    },
    fr: {
      title: "Lien signalé par sa seule couleur",
      problem:
        "Le lien « {link} » ({linkColor}) ne se distingue des mots autour ({textColor}) que par sa couleur, à {ratio}:1. Il faut au moins {required}:1.",
      why: "Les personnes qui voient mal les couleurs ne trouvent pas le lien dans la phrase.",
      fix: "Soulignez le lien, ou donnez-lui une couleur plus éloignée de celle de son texte.",
    },
  },
  applies: (frame) => copyTexts(frame).filter((layer) => linksIn(layer).length > 0 && isInSentence(layer)),
  check: (layer, { pass, fail }) => {
    const plain = plainRun(layer);
    return linksIn(layer).map((link) => {
      const linkColor = plainColor(link.fills ?? layer.node.fills);
      const textColor = plainColor(plain?.fills ?? layer.node.fills);
      if (!plain || !linkColor || !textColor || hasOtherSign(link, plain)) return pass();
      const ratio = contrastOf(linkColor, textColor);
      if (ratio >= REQUIRED) return pass();
      // A link that looks like the words around it may have come along with them, and be none to anybody.
      const isGuess = toHex(linkColor) === toHex(textColor);
      const evidence = {
        link: excerpt(wordsIn(layer, link)),
        linkColor: toHex(linkColor),
        textColor: toHex(textColor),
        ratio: cutRatio(ratio),
        required: REQUIRED,
      };
      return fail(evidence, { isGuess });
    });
  },
});
