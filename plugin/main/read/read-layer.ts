import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { inside } from "../../../shared/scene/place.ts";
import { readNode } from "../../../shared/scene/read-node.ts";
import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import { describeNode } from "../describe/describe-node.ts";
import { joined, type RestFields } from "../describe/rest-fields.ts";
import { isVisible } from "./is-painted.ts";
import { type Reading, ReadingEnd } from "./reading.ts";

/** What the editor refuses to tell of a layer costs that layer, never the screen that it lies in. */
async function readChild(node: SceneNode, reading: Reading, level: number): Promise<CapturedNode | null> {
  try {
    return await readAt(node, reading, level);
  } catch (error) {
    if (error instanceof ReadingEnd) throw error;
    if (!node.removed) reading.unread.note(node, "layer", error);
    return null;
  }
}

function childrenOf(node: SceneNode, reading: Reading, level: number): readonly SceneNode[] {
  if (!("children" in node)) return [];
  try {
    if (level < MAX_NODE_DEPTH || node.children.length === 0) return node.children;
    reading.unread.note(node, "property", `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  } catch (error) {
    reading.unread.note(node, "property", error);
  }
  return [];
}

async function readChildren(
  node: SceneNode,
  reading: Reading,
  level: number,
): Promise<readonly CapturedNode[]> {
  const children: CapturedNode[] = [];
  for (const child of childrenOf(node, reading, level)) {
    const read = await readChild(child, reading, level + 1);
    if (read) children.push(read);
  }
  return children;
}

/** A layer without a box of its own, such as a group, takes the box around its children. */
const settleBox = (fields: RestFields, children: readonly CapturedNode[]): RestFields =>
  fields["absoluteBoundingBox"]
    ? fields
    : joined(fields, { absoluteBoundingBox: union(children.map(({ box }) => box)) });

async function readAt(node: SceneNode, reading: Reading, level: number): Promise<CapturedNode | null> {
  const pause = reading.step();
  if (pause) await pause;
  if (node.removed || !isVisible(node)) return null;
  const mainId = node.type === "INSTANCE" ? reading.library.mainComponentId(node) : undefined;
  const children = await readChildren(node, reading, level);
  const componentId = await mainId;
  if (node.removed) return null;
  const { unread, library } = reading;
  unread.lookAt(node);
  const described = describeNode(node, (part, error) => unread.note(node, part, error));
  const fields = settleBox(described, children);
  const read = readNode(joined(fields, { componentId }), inside(null, "layer", unread.tell));
  reading.countRead();
  if (!read) return null;
  library.use(read);
  return children.length > 0 ? { ...read, children } : read;
}

/**
 * Reads a layer with everything visible inside it; null when it is hidden, gone or paints nothing. What of it cannot be
 * read is left out, and gathered as unread.
 * @throws ReadingEnd when the reading is given up.
 */
export const readLayer = (node: SceneNode, reading: Reading): Promise<CapturedNode | null> =>
  readChild(node, reading, 1);
