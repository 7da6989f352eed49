import { oddSizes } from "../../../perception/layout/odd-ones.ts";
import { defineRule } from "../../rule.ts";

export const oddSize = defineRule({
  id: "odd-size",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "One of several has another size",
    problem: "“{name}” measures {own} px; its equals (others: {others}) measure {usual} px.",
    why: "Things of one kind beside each other are compared at a glance: a small difference looks like a slip.",
    fix: "Make it {usual} px, like the others.",
  },
  applies: (frame) => [...oddSizes(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const odd = oddSizes(frame).get(layer);
    if (!odd) return pass();
    const { own, usual, others } = odd;
    return fail({ name: layer.node.name, own, usual, others }, { named: { name: layer } });
  },
});
