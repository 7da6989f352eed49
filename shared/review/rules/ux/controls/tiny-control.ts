import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { activeTargets } from "../../../../perception/controls/targets.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { descendants, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** The least that each may measure: what is drawn as a box shows how large the control is, a bare sign may have more room. */
const LEAST_PX = { boxed: 22, bare: 13, tick: 14 };
const WIDEST_OF_TOUCH_PX = 900;
/** The signs of the system stand here. */
const SYSTEM_PX = 44;
const CERTAIN = { boxed: 0.75, bare: 0.75, tick: 0.8 };

type Kind = keyof typeof LEAST_PX;

function kindOf({ role, layers: [layer], emphasis }: Element): Kind | undefined {
  if (role === "checkbox" || role === "radio") return "tick";
  if (role !== "icon-button") return undefined;
  const isBoxed = emphasis === "filled" || emphasis === "outlined";
  return isBoxed && boxPainter(layer) ? "boxed" : "bare";
}

/** The controls of a screen that is touched which are smaller than they may be. */
const tooSmall = computed((frame: Frame): ReadonlyMap<Layer, Kind> => {
  const { box } = frame.root.node;
  if (box.width > WIDEST_OF_TOUCH_PX) return new Map();
  return new Map(
    elements(frame).flatMap((element) => {
      const kind = kindOf(element);
      const [layer] = element.layers;
      if (!kind || element.certainty < CERTAIN[kind] || isForeignPart(layer)) return [];
      const isOfSystem = kind === "bare" && element.box.y - box.y < SYSTEM_PX;
      const isSmall = Math.max(element.box.width, element.box.height) < LEAST_PX[kind];
      return isSmall && !isOfSystem ? [[layer, kind] as const] : [];
    }),
  );
});

const round = (px: number): number => Math.round(px * 10) / 10;

export const tinyControl = defineRule({
  id: "tiny-control",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/touch-target-size/",
  says: {
    title: "A control drawn very small",
    problem: "“{name}” is drawn {widthPx} × {heightPx} px.",
    why: "A sign of that size is hard to see and hard to hit, on a phone even for a steady thumb.",
    fix: "Draw it at least 20 px large, in a touch area of 44 px.",
  },
  applies: (frame) => (isForPeople(frame) ? activeTargets(frame, "button", "checkbox", "radio") : []),
  check: (layer, { frame, pass, fail }) => {
    const found = [layer, ...descendants(layer)].find((one) => tooSmall(frame).has(one));
    if (!found) return pass();
    const { width, height } = found.node.box;
    return fail(
      { name: found.node.name, widthPx: round(width), heightPx: round(height) },
      { layers: [found], named: { name: found }, cause: `${tooSmall(frame).get(found)} ${round(width)}` },
    );
  },
});
