import { oddShadows } from "../../../../perception/layout/odd-paints.ts";
import { defineFrameRule } from "../../../rule.ts";

export const oddShadow = defineFrameRule({
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
  find: oddShadows,
  tell: (odd, { layer, fail }) => {
    const { usual, others } = odd;
    return fail({ name: layer.node.name, usual, others }, { named: { name: layer } });
  },
});
