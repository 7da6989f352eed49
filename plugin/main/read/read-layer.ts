import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { inside, type Place } from "../../../shared/scene/place.ts";
import { readNode } from "../../../shared/scene/read-node.ts";
import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import { describeNode } from "../describe/describe-node.ts";
import { joined, type RestFields } from "../describe/rest-fields.ts";
import { isPainted } from "./is-painted.ts";
import { type Reading, ReadingEnd } from "./reading.ts";

/** What the editor refuses to tell of a layer costs that layer, never the screen that it lies in. */
async function readChild(node: SceneNode, place: Place, reading: Reading, level: number) {
  try {
    return await readAt(node, place, reading, level);
  } catch (error) {
    if (error instanceof ReadingEnd) throw error;
    return null;
  }
}

async function readChildren(
  node: SceneNode,
  place: Place,
  reading: Reading,
  level: number,
): Promise<readonly CapturedNode[]> {
  if (!("children" in node) || level === MAX_NODE_DEPTH) return [];
  const children: CapturedNode[] = [];
  for (const [index, child] of node.children.entries()) {
    const read = await readChild(child, inside(inside(place, "children"), index), reading, level + 1);
    if (read) children.push(read);
  }
  return children;
}

/** A layer without a box of its own, such as a group, takes the box around its children. */
const settleBox = (fields: RestFields, children: readonly CapturedNode[]): RestFields =>
  fields["absoluteBoundingBox"]
    ? fields
    : joined(fields, { absoluteBoundingBox: union(children.map(({ box }) => box)) });

async function readAt(
  node: SceneNode,
  place: Place,
  reading: Reading,
  level: number,
): Promise<CapturedNode | null> {
  const pause = reading.step();
  if (pause) await pause;
  if (node.removed || !isPainted(node)) return null;
  const mainId = node.type === "INSTANCE" ? reading.library.mainComponentId(node) : undefined;
  const children = await readChildren(node, place, reading, level);
  const componentId = await mainId;
  if (node.removed) return null;
  const fields = settleBox(describeNode(node), children);
  const read = readNode(joined(fields, { componentId }), place);
  reading.countRead();
  if (!read) return null;
  reading.library.use(read);
  return children.length > 0 ? { ...read, children } : read;
}

/**
 * Reads a layer with everything visible inside it; null when it is hidden, gone or paints nothing. What of it cannot be
 * read is left out.
 * @throws ReadingEnd when the reading is given up.
 */
export const readLayer = (node: SceneNode, reading: Reading): Promise<CapturedNode | null> =>
  readAt(node, inside(null, node.name), reading, 1);
