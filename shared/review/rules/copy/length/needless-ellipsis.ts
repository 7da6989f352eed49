import { cutBesideSpace } from "../../../../perception/copy/cut-beside-space.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const needlessEllipsis = defineRule({
  id: "needless-ellipsis",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://carbondesignsystem.com/patterns/overflow-content/",
  says: {
    title: "Cut off beside free space",
    problem: "“{text}” ends in an ellipsis, and {freePx} px beside it stand empty.",
    why: "What is cut off is what people came for: an address to check, a message to recognise.",
    fix: "Let the line take the room beside it, or a second line.",
  },
  applies: (frame) => [...cutBesideSpace(frame).values()].map(({ text }) => text),
  check: (layer, { frame, pass, fail }) => {
    const found = cutBesideSpace(frame).get(layer);
    if (!found) return pass();
    return fail(
      { text: excerpt(wordsOf(found.text)), freePx: Math.round(found.freePx) },
      { cause: `cut ${Math.round(layer.node.box.x)}` },
    );
  },
});
