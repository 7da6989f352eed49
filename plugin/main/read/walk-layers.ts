import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import { SCREENS_A_PART } from "../../protocol/max-screens.ts";
import { type Reading, ReadingEnd } from "./reading.ts";

/** A layer that is to be read. */
export interface Walked {
  readonly node: SceneNode;
  /** The place in the list of the layer that it lies in; -1 for the first one. */
  readonly parent: number;
  /** How much of it can be seen, from 0 to 1. */
  readonly opacity: number;
}

/** More layers than designers put on most of their screens; with more, the panel would judge for too long. */
const MAX_LAYERS = 10_000;

interface Waiting extends Omit<Walked, "opacity"> {
  readonly level: number;
}

/** How much of a layer can be seen, from 0 to 1; what hides it hides everything inside it. */
function opacityOf(node: SceneNode): number {
  if (!node.visible || node.type === "SLICE") return 0;
  return "opacity" in node ? node.opacity : 1;
}

function childrenOf({ node, level }: Waiting, reading: Reading): readonly SceneNode[] {
  if (!("children" in node)) return [];
  const { children } = node;
  if (level < MAX_NODE_DEPTH || children.length === 0) return children;
  reading.unread.note(node, "property", `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  return [];
}

interface Seen {
  readonly opacity: number;
  readonly children: readonly SceneNode[];
}

/** The layer as far as it is seen; null for one that is not. A refusal of the editor costs that layer alone. */
function look(one: Waiting, reading: Reading): Seen | null {
  const { node } = one;
  let opacity = 0;
  try {
    if (!node.removed) opacity = opacityOf(node);
  } catch (error) {
    reading.unread.note(node, "layer", error);
    return null;
  }
  try {
    return opacity === 0 ? null : { opacity, children: childrenOf(one, reading) };
  } catch (error) {
    reading.unread.note(node, "property", error);
    return { opacity, children: [] };
  }
}

async function walk(root: SceneNode, reading: Reading, countedBefore: number): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  const waiting: Waiting[] = [{ node: root, parent: -1, level: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const pause = reading.step();
    if (pause) await pause;
    if (walked.length === MAX_LAYERS) {
      reading.unread.note(root, "rest", `only the first ${MAX_LAYERS} of its layers are read`);
      break;
    }
    const seen = look(next, reading);
    if (!seen) continue;
    const { children, opacity } = seen;
    const parent = walked.push({ node: next.node, parent: next.parent, opacity }) - 1;
    if (countedBefore + walked.length > MAX_LAYERS)
      throw new ReadingEnd({ reason: "too-large", maxLayers: MAX_LAYERS });
    const level = next.level + 1;
    for (let index = children.length - 1; index >= 0; index--)
      waiting.push({ node: children[index] as SceneNode, parent, level });
  }
  return walked;
}

/**
 * Walks through what can be seen of each of these layers, parents before children, before any is read: that is quick, and
 * whoever selected too much hears of it at once. Many screens are reviewed in parts, and each part may hold as many. Of
 * a screen that alone has more, the first are read, which lie below the others, and it is noted that the rest was not.
 * @throws ReadingEnd when there is too much, or the reading is given up.
 */
export async function walkLayers(
  roots: readonly SceneNode[],
  reading: Reading,
): Promise<readonly (readonly Walked[])[]> {
  const all: (readonly Walked[])[] = [];
  let counted = 0;
  for (const [index, root] of roots.entries()) {
    if (index % SCREENS_A_PART === 0) counted = 0;
    const walked = await walk(root, reading, counted);
    counted += walked.length;
    all.push(walked);
  }
  return all;
}
