import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import { SCREENS_A_PART } from "../../protocol/max-screens.ts";
import { isVisible } from "./is-painted.ts";
import { type Reading, ReadingEnd } from "./reading.ts";

/** A layer that is to be read. */
export interface Walked {
  readonly node: SceneNode;
  /** The place in the list of the layer that it lies in; -1 for the first one. */
  readonly parent: number;
}

/** More layers than designers put on most of their screens; with more, the panel would judge for too long. */
const MAX_LAYERS = 10_000;

interface Waiting extends Walked {
  readonly level: number;
}

function childrenOf({ node, level }: Waiting, reading: Reading): readonly SceneNode[] {
  if (!("children" in node)) return [];
  const { children } = node;
  if (level < MAX_NODE_DEPTH || children.length === 0) return children;
  reading.unread.note(node, "property", `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  return [];
}

/** The children of a layer that is seen; null for one that is not. A refusal of the editor costs that layer alone. */
function look(one: Waiting, reading: Reading): readonly SceneNode[] | null {
  const { node } = one;
  try {
    if (node.removed || !isVisible(node)) return null;
  } catch (error) {
    reading.unread.note(node, "layer", error);
    return null;
  }
  try {
    return childrenOf(one, reading);
  } catch (error) {
    reading.unread.note(node, "property", error);
    return [];
  }
}

async function walk(root: SceneNode, reading: Reading, countedBefore: number): Promise<readonly Walked[]> {
  const walked: Waiting[] = [];
  const waiting: Waiting[] = [{ node: root, parent: -1, level: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const pause = reading.step();
    if (pause) await pause;
    if (walked.length === MAX_LAYERS) {
      reading.unread.note(root, "rest", `only the first ${MAX_LAYERS} of its layers are read`);
      break;
    }
    const children = look(next, reading);
    if (!children) continue;
    const parent = walked.push(next) - 1;
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
