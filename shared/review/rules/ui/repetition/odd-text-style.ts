import { oddTexts } from "../../../../perception/layout/odd-ones.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { setLike } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

export const oddTextStyle = defineRule({
  id: "odd-text-style",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "One text looks different from the others",
    problem: "“{text}” is set in {own}; the {others} texts in the same place beside it are set in {usual}.",
    why: "Texts in the same place read as the same kind of thing: a difference suggests a meaning that is not there.",
    fix: "Set it in {usual}, best with one text style for all.",
  },
  applies: (frame) => [...oddTexts(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const odd = oddTexts(frame).get(layer);
    if (!odd) return pass();
    const { own, usual, others, peer, model } = odd;
    return fail(
      { text: excerpt(wordsOf(peer.part)), own, usual, others },
      { mend: () => setLike(peer.part, model, usual) },
    );
  },
});
