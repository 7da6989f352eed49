import { oddShadows } from "../../../../perception/layout/odd-paints.ts";
import { defineRule } from "../../../rule.ts";

export const oddShadow = defineRule({
  id: "odd-shadow",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "One of several differs in shadow",
    problem: "“{name}” lacks the shadow that the {others} others like it have: {usual}.",
    why: "A shadow says how high a thing lies: where only one differs, people look for a reason.",
    fix: "Use the shadow {usual} (x, y, blur, spread), best from one effect style.",
  },
  applies: (frame) => [...oddShadows(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const odd = oddShadows(frame).get(layer);
    if (!odd) return pass();
    const { usual, others } = odd;
    return fail({ name: layer.node.name, usual, others }, { named: { name: layer } });
  },
});
