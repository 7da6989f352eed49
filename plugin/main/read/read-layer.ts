import { MAX_NODE_DEPTH } from "../../../shared/scene/bounds.ts";
import type { DescribedLayer } from "../../protocol/slices.ts";
import { hasAutoLayout } from "../describe/describe-layout.ts";
import { describeNode } from "../describe/describe-node.ts";
import type { Fields } from "../describe/fields.ts";
import { isVisible } from "./is-painted.ts";
import type { Reading } from "./reading.ts";

/** A layer under way: how many layers are in it is known once these were described. */
type Open = [fields: Fields, children: number];

interface Waiting {
  readonly node: SceneNode;
  readonly level: number;
  /** The layer that it lies in; undefined for the first one. */
  readonly inside: Open | undefined;
}

/** What the editor refuses to tell of a layer costs that layer, never the screen that it lies in. */
function describe({ node, inside }: Waiting, reading: Reading): Fields | null {
  const { unread, library } = reading;
  try {
    if (node.removed || !isVisible(node)) return null;
    const isLaidOut = inside ? inside[0]["layoutMode"] !== undefined : hasAutoLayout(node.parent);
    const fields = describeNode(node, isLaidOut, (part, error) => unread.note(node, part, error));
    library.use(node, fields);
    reading.countRead();
    return fields;
  } catch (error) {
    if (!node.removed) unread.note(node, "layer", error);
    return null;
  }
}

function childrenOf(node: SceneNode, reading: Reading, level: number): readonly SceneNode[] {
  if (!("children" in node)) return [];
  try {
    const { children } = node;
    if (level < MAX_NODE_DEPTH || children.length === 0) return children;
    reading.unread.note(node, "property", `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  } catch (error) {
    reading.unread.note(node, "property", error);
  }
  return [];
}

const isNothing = ([fields, children]: Open): boolean =>
  children === 0 && (fields["absoluteBoundingBox"] ?? null) === null;

/** Without what has no box, and nothing in it: that paints nothing. From the last to the first, for what is left of groups. */
function withoutNothing(waited: readonly Waiting[], layers: readonly Open[]): readonly Open[] {
  if (!layers.some(([{ absoluteBoundingBox }]) => (absoluteBoundingBox ?? null) === null)) return layers;
  const nothing = new Set<Open>();
  for (let index = layers.length - 1; index >= 0; index--) {
    const layer = layers[index] as Open;
    const around = waited[index]?.inside;
    if (!isNothing(layer)) continue;
    nothing.add(layer);
    if (around) around[1] -= 1;
  }
  return layers.filter((layer) => !nothing.has(layer));
}

/**
 * Describes a layer with everything visible inside it, parents before children; nothing when it is hidden, gone or paints
 * nothing. What of it the editor refuses to tell is left out, and gathered as unread.
 * @throws ReadingEnd when the reading is given up.
 */
export async function readLayer(root: SceneNode, reading: Reading): Promise<readonly DescribedLayer[]> {
  const layers: Open[] = [];
  /** What each of them waited as. */
  const waited: Waiting[] = [];
  const waiting: Waiting[] = [{ node: root, level: 1, inside: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const pause = reading.step();
    if (pause) await pause;
    const { node, level } = next;
    const fields = describe(next, reading);
    if (!fields) continue;
    const layer: Open = [fields, 0];
    layers.push(layer);
    waited.push(next);
    if (next.inside) next.inside[1] += 1;
    const children = childrenOf(node, reading, level);
    for (let index = children.length - 1; index >= 0; index--)
      waiting.push({ node: children[index] as SceneNode, level: level + 1, inside: layer });
  }
  await reading.library.components();
  return withoutNothing(waited, layers);
}
