import { joinByKeys } from "../structure/join-by-keys.ts";
import { stepOf } from "../../scene/geometry.ts";
import { ALIKE_PX } from "../frame/limits.ts";
import { toHex } from "../../scene/color.ts";
import { sight } from "../elements/evidence/sight.ts";
import { computed } from "../frame/computed.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { uncoveredShare } from "../paint/covers/covered.ts";
import { repetitions, type Cell } from "../structure/repetition/repetition.ts";
import { mainRun } from "../text/typography/lines.ts";
import type { VisualElement } from "./visual-element.ts";

interface Place {
  /** Equal for the cells of one repetition. */
  readonly repetition: number;
  readonly cell: Cell;
}

/** The cells by the layers that they are made of. */
const places = computed((frame: Frame): ReadonlyMap<Layer, Place> => {
  const found = new Map<Layer, Place>();
  repetitions(frame).forEach(({ cells }, repetition) => {
    for (const cell of cells) for (const layer of cell.layers) found.set(layer, { repetition, cell });
  });
  return found;
});

/** So many steps of being hidden are told apart: things that are seen in different shares look different. */
const SHARES = 4;

function typeOf(layer: Layer): string {
  if (!isText(layer)) return "";
  const { sizePx, weight } = mainRun(layer);
  return `${sizePx} ${weight}`;
}

/** Colours, sizes and kind: what looks the same at first sight has the same. */
function lookOf({ kind, element, box, layer, things: [thing] }: VisualElement, frame: Frame): string {
  const { fillOf, strokeOf } = sight(frame);
  const isPicture = kind === "picture";
  const colors = isPicture
    ? []
    : [fillOf(thing), strokeOf(thing)].map((look) => (look ? toHex(look.color) : ""));
  const size =
    kind === "text"
      ? typeOf(layer)
      : `${stepOf(box.width, ALIKE_PX.things)} ${stepOf(box.height, ALIKE_PX.things)}`;
  const role = kind === "control" ? element?.role : "";
  const seen = Math.round(SHARES * uncoveredShare(layer, frame));
  return [kind, role, element?.state, size, seen, ...colors].join("|");
}

/** Where an element stands in each cell around it: cells of one repetition have the same things at the same height. */
function keysInCells({ layer, kind, box }: VisualElement, look: string, frame: Frame): readonly string[] {
  const keys: string[] = [];
  for (let next: Layer | null = layer; next; next = next.parent) {
    const place = places(frame).get(next);
    if (!place) continue;
    const top = kind === "text" ? layer.node.box.y : box.y;
    keys.push(`${place.repetition}|${stepOf(top - place.cell.box.y, ALIKE_PX.things)}|${look}`);
  }
  return keys;
}

/** Of texts the same letters say little; of all else the same look and size are enough. */
function keysOf(element: VisualElement, frame: Frame): readonly string[] {
  const look = lookOf(element, frame);
  const inCells = keysInCells(element, look, frame);
  return element.kind === "text" ? inCells : [look, ...inCells];
}

/** For each element the group of those that look alike and play the same part, as a number. */
export const twinGroups = (elements: readonly VisualElement[], frame: Frame): readonly number[] =>
  joinByKeys(elements.map((element) => keysOf(element, frame)));
