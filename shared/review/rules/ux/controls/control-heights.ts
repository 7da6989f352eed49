import { areNear, center, gapBetween, grow } from "../../../../scene/geometry.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { indexBoxes } from "../../../../perception/frame/box-index.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { propose } from "../../../fixes/fix.ts";
import { lengthChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** A pixel is seen by nobody. */
const DIFFERENCE_PX = { min: 1.5, max: 6 };
const LARGEST_GAP_PX = 32;
const LARGEST_SHIFT_PX = 6;

const controls = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "button", "input", "select").filter((layer) => boxPainter(layer) !== undefined),
);

const indexOf = computed((frame: Frame) => indexBoxes(controls(frame)));

/** They stand in one group: directly, or each in a wrapper of its own. */
const isOneGroup = (a: Layer, b: Layer): boolean =>
  [a.parent, a.parent?.parent].some((group) => group && (group === b.parent || group === b.parent?.parent));

function isNextInRow({ node: { box: a } }: Layer, { node: { box: b } }: Layer): boolean {
  const gap = gapBetween(a, b);
  const isBeside = b.x > a.x && gap.x >= 0 && gap.x <= LARGEST_GAP_PX && gap.y < 0;
  const isLevel = areNear(center(a).y, center(b).y, LARGEST_SHIFT_PX) || areNear(a.y, b.y, 1);
  return isBeside && isLevel;
}

const rowMates = (layer: Layer, frame: Frame): readonly Layer[] =>
  indexOf(frame)
    .touching(grow(layer.node.box, LARGEST_GAP_PX))
    .filter((other) => isOneGroup(layer, other) && isNextInRow(layer, other));

/** A round button beside a field follows a size of its own. */
const isWide = ({ node: { box } }: Layer): boolean => box.width > box.height * 1.2;

/** Two kinds of controls that differ by one border differ by it wherever they meet. */
const causeOf = (a: number, b: number): string => [a, b].toSorted((one, other) => one - other).join("|");

export const controlHeights = defineRule({
  id: "control-heights",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  yieldsTo: ["odd-size"],
  says: {
    en: {
      title: "Controls in a row differ slightly",
      problem: "“{name}” is {heightPx} px high and “{otherName}” beside it {otherHeightPx} px.",
      why: "A difference this small catches the eye and looks like a slip.",
      fix: "Give both the same height, such as {tallerPx} px.",
    },
    fr: {
      title: "Deux hauteurs presque égales côte à côte",
      problem: "« {name} » mesure {heightPx} px de haut et « {otherName} », à côté, {otherHeightPx} px.",
      why: "Un écart aussi faible se voit tout de suite et passe pour une erreur.",
      fix: "Donnez la même hauteur aux deux, par exemple {tallerPx} px.",
    },
  },
  applies: (frame) => controls(frame).filter(isWide),
  check: (layer, { frame, fail }) =>
    rowMates(layer, frame)
      .filter(isWide)
      .flatMap((other) => {
        const [heightPx, otherHeightPx] = [layer.node.box.height, other.node.box.height];
        const difference = Math.abs(heightPx - otherHeightPx);
        if (difference < DIFFERENCE_PX.min || difference > DIFFERENCE_PX.max) return [];
        return fail(
          {
            name: layer.node.name,
            otherName: other.node.name,
            heightPx,
            otherHeightPx,
            tallerPx: Math.max(heightPx, otherHeightPx),
          },
          {
            layers: [layer, other],
            cause: causeOf(heightPx, otherHeightPx),
            named: { name: layer, otherName: other },
            mend: () => [
              propose("even-heights", { to: Math.max(heightPx, otherHeightPx) }, [
                ...lengthChange(layer, "height", heightPx, Math.max(heightPx, otherHeightPx)),
                ...lengthChange(other, "height", otherHeightPx, Math.max(heightPx, otherHeightPx)),
              ]),
            ],
          },
        );
      }),
});
