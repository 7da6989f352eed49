import { oddShades } from "../../../perception/layout/odd-paints.ts";
import { defineRule } from "../../rule.ts";

export const oddShade = defineRule({
  id: "odd-shade",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "One of several has a slightly different colour",
    problem: "“{name}” is {own}; its equals (others: {others}) are {usual}.",
    why: "Things of one kind beside each other are compared at a glance: a slightly different colour looks like a slip.",
    fix: "Give it {usual} too, best from one style or variable.",
  },
  applies: (frame) => [...oddShades(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const odd = oddShades(frame).get(layer);
    if (!odd) return pass();
    const { own, usual, others } = odd;
    return fail({ name: layer.node.name, own, usual, others }, { named: { name: layer } });
  },
});
