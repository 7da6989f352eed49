import type { Finding } from "../review/report.ts";
import type { Box, SceneNode } from "../scene/scene.ts";

/** Where a pin points, as shares of the picture's width and height, from 0 to 1. */
export interface Pin {
  readonly x: number;
  readonly y: number;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Pins nearer than this cover each other; the next one stands beside. */
const STEP = 0.06;
const MOST_BESIDE = 8;

function boxesIn(root: SceneNode): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const nodes: SceneNode[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    boxes.set(node.id, node.box);
    if (node.children) for (const child of node.children) nodes.push(child);
  }
  return boxes;
}

const cellOf = ({ x, y }: Pin): string => `${Math.round(x / STEP)} ${Math.round(y / STEP)}`;

function freePlace(wanted: Pin, taken: ReadonlySet<string>): Pin {
  const beside = Array.from({ length: MOST_BESIDE }, (_, step) => ({
    ...wanted,
    x: clamp(wanted.x + step * STEP),
  }));
  return beside.find((pin) => !taken.has(cellOf(pin))) ?? wanted;
}

/**
 * Where the findings lie on the picture of their screen, by their ids: at the top left of the first layer concerned. A
 * finding whose layer is not on the screen has no pin; pins of one place stand side by side.
 */
export function pinsOf(
  findings: readonly Pick<Finding, "id" | "layers">[],
  root: SceneNode,
): ReadonlyMap<string, Pin> {
  const boxes = boxesIn(root);
  const { x: left, y: top, width, height } = root.box;
  const taken = new Set<string>();
  const pins = new Map<string, Pin>();
  for (const { id, layers } of findings) {
    const box = layers[0] && boxes.get(layers[0].id);
    if (!box || width <= 0 || height <= 0) continue;
    const pin = freePlace({ x: clamp((box.x - left) / width), y: clamp((box.y - top) / height) }, taken);
    taken.add(cellOf(pin));
    pins.set(id, pin);
  }
  return pins;
}
