import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { type Lacking, peerParts } from "../../../../perception/structure/peers.ts";
import { defineRule } from "../../../rule.ts";

const lackingCells = computed(
  (frame: Frame): ReadonlyMap<Layer, Lacking> =>
    new Map(
      peerParts(frame).flatMap(({ lacking }) =>
        lacking ? [[lacking.cell.layers[0], lacking] as const] : [],
      ),
    ),
);

export const missingSign = defineRule({
  id: "missing-sign",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "A sign is missing in one of several",
    problem: "“{name}” lacks the sign that the others beside it have (others: {others}): “{sign}”.",
    why: "Where only one row has no arrow or icon, people take it for something else: one that cannot be opened.",
    fix: "Put the sign there too, or say in another way how this one differs.",
  },
  applies: (frame) => [...lackingCells(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const lacking = lackingCells(frame).get(layer);
    if (!lacking) return pass();
    const { sign, others } = lacking;
    return fail(
      { name: layer.node.name, sign: sign.node.name, others },
      { named: { name: layer, sign }, layers: lacking.cell.layers },
    );
  },
});
