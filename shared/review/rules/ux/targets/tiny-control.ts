import { WIDE_FROM_PX } from "../../../../perception/frame/limits.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { isDisabled } from "../../../../perception/elements/is-disabled.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { growControls } from "../../../fixes/place/grow-control.ts";
import { defineRule } from "../../../rule.ts";

/**
 * The least that each may measure: what is drawn as a box shows how large the control is, a bare sign may have more room,
 * and flatter buttons with words no system draws.
 */
const LEAST_PX = { boxed: 22, bare: 13, tick: 14, flat: 21 };
/** The signs of the system stand here; a page of a site, which is longer, shows none. */
const SYSTEM_PX = { head: 44, longestScreen: 1400 };
const CERTAIN = { boxed: 0.75, bare: 0.75, tick: 0.8, flat: 0.85 };

type Kind = keyof typeof LEAST_PX;

function kindOf({ role, layers: [layer], emphasis }: Element): Kind | undefined {
  if (role === "checkbox" || role === "radio") return "tick";
  if (role === "button" && emphasis !== "text" && boxPainter(layer)) return "flat";
  if (role !== "icon-button") return undefined;
  const isBoxed = emphasis === "filled" || emphasis === "outlined";
  return isBoxed && boxPainter(layer) ? "boxed" : "bare";
}

/** Of a bare sign its drawing shows, not the room that is kept around it. */
const drawingIn = (layer: Layer): Layer =>
  layer.children.find(({ node, children, visibleBox }) => visibleBox && !node.text && children.length > 0) ??
  layer;

function sizeOf({ box, layers: [layer] }: Element, kind: Kind): number {
  if (kind === "flat") return box.height;
  const { width, height } = kind === "bare" ? drawingIn(layer).node.box : box;
  return Math.max(width, height);
}

/** The controls that are drawn smaller than they may be: signs where the screen is touched, buttons on any. */
const tooSmall = computed((frame: Frame): ReadonlyMap<Layer, Kind> => {
  const { box } = frame.root.node;
  const isTouched = box.width <= WIDE_FROM_PX;
  return new Map(
    elements(frame).flatMap((element) => {
      const kind = kindOf(element);
      const [layer] = element.layers;
      if (!kind || (!isTouched && kind !== "flat")) return [];
      if (element.certainty < CERTAIN[kind] || isForeignPart(layer)) return [];
      const isInHead = element.box.y - box.y < SYSTEM_PX.head && box.height <= SYSTEM_PX.longestScreen;
      const isOfSystem = kind === "bare" && isInHead;
      return sizeOf(element, kind) < LEAST_PX[kind] && !isOfSystem ? [[layer, kind] as const] : [];
    }),
  );
});

/** The layers that are drawn as a control that can be used, whatever they are called. */
const judged = (frame: Frame): readonly Layer[] =>
  elements(frame)
    .filter((element) => kindOf(element) !== undefined && element.state !== "disabled")
    .map(({ layers: [layer] }) => layer)
    .filter((layer) => !isDisabled(layer) && layer.parent !== null);

const round = (px: number): number => Math.round(px * 10) / 10;

/** The height of a small button that a hand still hits. */
const DRAWN_PX = 32;

/** A box can be made larger; a drawing is one of its designer's. */
const enlarged = (layer: Layer, kind: Kind | undefined, frame: Frame): readonly Proposal[] =>
  kind === "flat" || kind === "boxed"
    ? growControls([{ layer, widthPx: kind === "boxed" ? DRAWN_PX : 0, heightPx: DRAWN_PX }], frame)
    : [];

export const tinyControl = defineRule({
  id: "tiny-control",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/touch-target-size/",
  yieldsTo: ["targets-overlap", "target-size"],
  says: {
    en: {
      title: "A very small control",
      problem: "“{name}” is drawn {widthPx} × {heightPx} px.",
      why: "Something this small is hard to see and hard to hit, on a phone even with a steady thumb.",
      fix: "Draw it at least 20 px large and give it a touch area of 44 px; a button with words is at least 32 px high.",
    },
    fr: {
      title: "Très petite commande",
      problem: "« {name} » mesure {widthPx} × {heightPx} px.",
      why: "Ce qui est si petit se voit mal et se touche mal : sur un téléphone, même un pouce sûr le manque.",
      fix: "Dessinez-le à 20 px au moins, dans une zone tactile de 44 px ; un bouton avec des mots mesure au moins 32 px de haut.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? judged(frame) : []),
  check: (found, { frame, pass, fail }) => {
    if (!tooSmall(frame).has(found)) return pass();
    const kind = tooSmall(frame).get(found);
    const { width, height } = (kind === "bare" ? drawingIn(found) : found).node.box;
    return fail(
      { name: found.node.name, widthPx: round(width), heightPx: round(height) },
      {
        layers: [found],
        mend: () => enlarged(found, kind, frame),
        named: { name: found },
        cause: `${kind} ${round(width)}`,
      },
    );
  },
});
