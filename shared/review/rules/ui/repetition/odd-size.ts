import { oddSizes } from "../../../../perception/layout/odd-ones.ts";
import { propose } from "../../../fixes/fix.ts";
import { setLength } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

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
    const { own, usual, others, model } = odd;
    const [box, other] = [layer.node.box, model.node.box];
    return fail(
      { name: layer.node.name, own, usual, others },
      {
        named: { name: layer },
        mend: () => [
          propose("size-of-equals", { to: usual }, [
            ...setLength(layer, "width", box.width, other.width),
            ...setLength(layer, "height", box.height, other.height),
          ]),
        ],
      },
    );
  },
});
