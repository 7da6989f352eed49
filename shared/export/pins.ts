import type { Finding, LayerPlace } from "../review/report.ts";
import { nodesById } from "../scene/nodes-by-id.ts";
import type { Box, SceneNode } from "../scene/scene.ts";

/** Where a pin points, as shares of the picture's width and height, from 0 to 1. */
export interface Pin {
  readonly x: number;
  readonly y: number;
}

/** A share as style sheets write it. */
export const percentOf = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

type Placed = Pick<Finding, "id" | "layers">;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Pins nearer than this cover each other, also on a phone; the next one stands beside. */
const STEP = 0.08;
/** A step by what sums of fractions are off. */
const NEAR = STEP - 1e-9;
const MOST_BESIDE = 8;

/** Fine enough for a picture of ten thousand pixels. */
const rounded = (share: number): number => Math.round(clamp(share) * 10_000) / 10_000;

/** The place of a layer on a screen, in shares of it; parts beyond the edges of the screen are cut off. */
function placeOn(screen: Box, layerId: string, { x, y, width, height }: Box): LayerPlace {
  const left = rounded((x - screen.x) / screen.width);
  const top = rounded((y - screen.y) / screen.height);
  return {
    layerId,
    x: left,
    y: top,
    width: rounded(rounded((x + width - screen.x) / screen.width) - left),
    height: rounded(rounded((y + height - screen.y) / screen.height) - top),
  };
}

/** Of a finding on very many layers, the first ones are enough to be shown. */
const MOST_LAYERS = 24;

/** Where the layers of some findings lie on their screen: the first 24 of each. None on a screen without a size. */
export function placesOf(
  findings: readonly Pick<Finding, "layers">[],
  root: SceneNode,
): readonly LayerPlace[] {
  const screen = root.box;
  if (screen.width <= 0 || screen.height <= 0) return [];
  const nodes = nodesById([root]);
  const ids = new Set(findings.flatMap(({ layers }) => layers.slice(0, MOST_LAYERS).map(({ id }) => id)));
  return [...ids].flatMap((id) => {
    const node = nodes.get(id);
    return node ? [placeOn(screen, id, node.box)] : [];
  });
}

const areApart = (one: Pin, other: Pin): boolean =>
  Math.abs(one.x - other.x) >= NEAR || Math.abs(one.y - other.y) >= NEAR;

/**
 * A free place at the wanted one or beside it, to the left where there is no more room to the right; where all are taken, and
 * no more than some 170 are, pins cover each other.
 */
function takePlace(wanted: Pin, taken: Pin[]): Pin {
  const steps = Array.from({ length: MOST_BESIDE }, (_, step) => step * STEP);
  const ways = [...steps, ...steps.map((step) => -step)];
  const beside = ways.flatMap((way) => {
    const x = wanted.x + way;
    return clamp(x) === x ? [{ ...wanted, x }] : [];
  });
  const free = beside.find((pin) => taken.every((other) => areApart(pin, other)));
  if (free) taken.push(free);
  return free ?? wanted;
}

/**
 * Where the pins of findings stand, by their ids: at the top left of the first layer concerned. A finding whose layer has
 * no place has no pin; pins of one place stand side by side.
 */
export function pinsAt(findings: readonly Placed[], places: readonly LayerPlace[]): ReadonlyMap<string, Pin> {
  const placeOf = new Map(places.map((place) => [place.layerId, place]));
  const taken: Pin[] = [];
  const pins = new Map<string, Pin>();
  for (const { id, layers } of findings) {
    const place = layers[0] && placeOf.get(layers[0].id);
    if (!place) continue;
    pins.set(id, takePlace({ x: place.x, y: place.y }, taken));
  }
  return pins;
}

/** The pins of findings on the picture of their screen, by the ids of the findings. */
export const pinsOf = (findings: readonly Placed[], root: SceneNode): ReadonlyMap<string, Pin> =>
  pinsAt(findings, placesOf(findings, root));
