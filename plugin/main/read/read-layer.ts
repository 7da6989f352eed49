import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { inside } from "../../../shared/scene/place.ts";
import { readNode } from "../../../shared/scene/rest/read-node.ts";
import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import { describeNode } from "../describe/describe-node.ts";
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

/** What the reader of the REST API is given of a layer: without a box of its own it takes the one around its children. */
function fieldsOf(
  node: SceneNode,
  children: readonly CapturedNode[],
  unread: Reading["unread"],
): Record<string, unknown> {
  unread.lookAt(node);
  const fields = describeNode(node, (part, error) => unread.note(node, part, error));
  fields["absoluteBoundingBox"] ??= union(children.map(({ box }) => box));
  return fields;
}

async function readAt(node: SceneNode, reading: Reading, level: number): Promise<CapturedNode | null> {
  const pause = reading.step();
  if (pause) await pause;
  if (node.removed || !isVisible(node)) return null;
  const mainId = node.type === "INSTANCE" ? reading.library.mainComponentId(node) : undefined;
  const children = await readChildren(node, reading, level);
  const componentId = await mainId;
  if (node.removed) return null;
  const { unread, library } = reading;
  const fields = fieldsOf(node, children, unread);
  fields["componentId"] = componentId;
  const read = readNode(fields, inside(null, "layer", unread.tell));
  reading.countRead();
  if (!read) return null;
  library.use(read);
  return children.length > 0 ? Object.assign({}, read, { children }) : read;
}

/**
 * Reads a layer with everything visible inside it; null when it is hidden, gone or paints nothing. What of it cannot be
 * read is left out, and gathered as unread.
 * @throws ReadingEnd when the reading is given up.
 */
export const readLayer = (node: SceneNode, reading: Reading): Promise<CapturedNode | null> =>
  readChild(node, reading, 1);
