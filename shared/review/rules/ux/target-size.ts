import { crowdedTargets } from "../../../perception/controls/target-spacing.ts";
import { targets } from "../../../perception/controls/targets.ts";
import { originOf } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";
import { WCAG } from "../../../standards/wcag.ts";

/** A small target is hard to hit, and lost to nobody. */
const FARTHEST = 0.25;

const missedSize = (width: number, height: number): number =>
  Math.min(FARTHEST, 1 - Math.min(width, height) / WCAG.targetSizePx);

const round = (lengthPx: number): number => Math.round(lengthPx * 100) / 100;

export const targetSize = defineRule({
  id: "target-size",
  aspect: "ux",
  severity: "major",
  certainty: "measured",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#target-size-minimum",
  says: {
    title: "Target too small to hit",
    problem:
      "The visible target measures {widthPx} × {heightPx} px and another target is closer than a circle of {requiredPx} px allows.",
    why: "People with a tremor, large fingers or a moving phone hit the neighbour instead.",
    fix: "Make the target at least {requiredPx} × {requiredPx} px, or move its neighbours away until such a circle fits.",
  },
  applies: (frame) =>
    targets(frame)
      .filter(({ isDisabled, isInline }) => !isDisabled && !isInline)
      .map(({ layer }) => layer),
  check: (layer, { frame, pass, fail }) => {
    const crowded = crowdedTargets(frame).get(layer);
    if (!crowded) return pass();
    const { target, others } = crowded;
    const { width, height } = layer.node.box;
    return fail(
      {
        widthPx: round(width),
        heightPx: round(height),
        requiredPx: WCAG.targetSizePx,
        neighbours: others.map((other) => other.layer.node.name),
        knownBy: target.how,
      },
      {
        miss: missedSize(width, height),
        certainty: target.how === "structure" ? "likely" : "measured",
        cause: `${originOf(layer)} ${round(width)} ${round(height)}`,
        named: { neighbours: others.map((other) => other.layer) },
      },
    );
  },
});
