import { unevenHeads } from "../../../../perception/copy/uneven-heads.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { setLike } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const MOST_QUOTED = 40;

export const unevenHeadings = defineRule({
  id: "uneven-headings",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "Headings of one kind in two sizes",
    problem:
      "The heading “{odd}” ({oddPx} px, weight {oddWeight}) is set stronger than the others in its column, such as “{usual}” ({usualPx} px, weight {usualWeight}).",
    why: "People take the larger heading for the start of something new, and what follows for parts of it.",
    fix: "Set it like the others: {usualPx} px, weight {usualWeight}.",
  },
  applies: (frame) => [...unevenHeads(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const found = unevenHeads(frame).get(layer);
    if (!found) return pass();
    const [own, usual] = [styleOf(found.odd), styleOf(found.usual)];
    return fail(
      {
        odd: excerpt(wordsOf(found.odd), MOST_QUOTED),
        oddPx: own.sizePx,
        oddWeight: own.weight,
        usual: excerpt(wordsOf(found.usual), MOST_QUOTED),
        usualPx: usual.sizePx,
        usualWeight: usual.weight,
      },
      { mend: () => setLike(found.odd, found.usual, `${usual.sizePx} px, ${usual.weight}`) },
    );
  },
});
