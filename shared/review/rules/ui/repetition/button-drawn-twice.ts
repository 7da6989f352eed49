import { drawnTwice } from "../../../../perception/controls/buttons/drawn-twice.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

function lookOf({ box, parts: { label } }: Element): string {
  const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
  return label ? `${size}, ${styleOf(label).fontFamily} ${styleOf(label).sizePx} px` : size;
}

export const buttonDrawnTwice = defineRule({
  id: "button-drawn-twice",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "One button drawn in two ways",
    problem: "“{label}” is drawn twice, and not alike: {own}, and {other}.",
    why: "Once people know what a button looks like, they find it again at a glance; drawn anew, it seems to do something else.",
    fix: "Draw “{label}” once, as a component, and use it in both places.",
  },
  applies: (frame) => (isForPeople(frame) ? [...drawnTwice(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const [first, second] = drawnTwice(frame).get(layer) ?? [];
    if (!first || !second) return pass();
    return fail(
      { label: excerpt(first.label, 40), own: lookOf(first), other: lookOf(second) },
      { layers: [layer, second.layers[0]] },
    );
  },
});
