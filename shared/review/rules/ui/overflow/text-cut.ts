import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { clippedText } from "./facts-behind/cut-off.ts";
import { stickingOut } from "./facts-behind/sticking-out.ts";

export const textCut = defineRule({
  id: "text-cut",
  aspect: "ui",
  severity: "major",
  judges: "texts",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
  says: {
    en: {
      title: "Text does not fit",
      problem: "“{text}” does not fit into “{container}”, by {px} px.",
      why: "It looks broken, and the text may run into what stands beside it.",
      fix: "Let the box grow with its text, or shorten the text.",
      kinds: {
        out: {
          title: "Text overflows its container",
          problem: "“{text}” sticks {px} px out of the box around it.",
        },
        off: {
          title: "Text is cut off",
          problem: "{px} px of “{text}” are cut off by the edge of the layer around it.",
          why: "People see half a word and miss what it says.",
          fix: "Let that layer grow with the text, or end the text with an ellipsis.",
        },
      },
    },
    fr: {
      title: "Texte trop long pour sa place",
      problem: "« {text} » ne tient pas dans « {container} » : il s’en faut de {px} px.",
      why: "L’écran a l’air cassé, et le texte risque de toucher ce qui se trouve à côté.",
      fix: "Laissez le cadre s’agrandir avec son texte, ou raccourcissez le texte.",
      kinds: {
        out: {
          title: "Texte qui dépasse de son cadre",
          problem: "« {text} » dépasse de {px} px du cadre qui l’entoure.",
        },
        off: {
          title: "Texte coupé",
          problem: "{px} px de « {text} » sont coupés par le bord du calque qui l’entoure.",
          why: "On ne voit qu’un mot à moitié, et le sens se perd.",
          fix: "Laissez ce calque grandir avec le texte, ou terminez le texte par des points de suspension.",
        },
      },
    },
  },
  // A line of tildes stands for words in a sketch: there is nothing to read in it.
  applies: (frame) =>
    seenTexts(frame).filter((text) => !isForeignPart(text) && countWords(text.node.text.characters) > 0),
  check: (layer, { frame, pass, fail }) => {
    const { characters } = layer.node.text;
    const off = clippedText(layer, frame);
    if (off)
      return fail({ text: quote(characters), px: off.cutPx, container: off.container }, { kind: "off" });
    const out = stickingOut(layer, frame);
    if (!out) return pass();
    const { container, overflowPx, cause } = out;
    return fail(
      { text: quote(characters), px: overflowPx, container },
      {
        kind: "out",
        certainty: "measured",
        ...(cause !== undefined && { cause }),
      },
    );
  },
});
