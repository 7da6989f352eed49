import type { Element, Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { isText, type Frame, type Layer } from "../../perception/frame/frame.ts";
import { isSameBox } from "../../scene/geometry.ts";

/** A text is called by its words, and needs no role beside them. */
const CALLED_BY_WORDS: ReadonlySet<Role> = new Set([
  "screen-title",
  "section-heading",
  "price",
  "error-text",
  "helper-text",
]);

const isCalledByWords = ({ role, layers }: Element): boolean =>
  CALLED_BY_WORDS.has(role) && layers.length === 1 && isText(layers[0]);

/** The layer that paints an element first, and those around it that are no larger. */
function layersStandingFor({ box, layers: [first] }: Element): readonly Layer[] {
  const found: Layer[] = [first];
  for (let { parent } = first; parent?.parent && isSameBox(parent.node.box, box); { parent } = parent)
    found.push(parent);
  return found;
}

/** The layers that take the name of an element, and those that only paint a part of one. */
export interface ClaimedLayers {
  readonly standing: ReadonlyMap<Layer, Element>;
  readonly parts: ReadonlyMap<Layer, Element>;
}

/** The layers of a frame that elements claim, each for one element. */
export function claimedLayers(frame: Frame): ClaimedLayers {
  const standing = new Map<Layer, Element>();
  const parts = new Map<Layer, Element>();
  for (const element of elements(frame)) {
    if (isCalledByWords(element)) continue;
    for (const layer of layersStandingFor(element)) if (!standing.has(layer)) standing.set(layer, element);
    for (const layer of element.layers.slice(1)) if (!parts.has(layer)) parts.set(layer, element);
  }
  return { standing, parts };
}
