import type { DescribedLayer } from "../../protocol/slices.ts";
import { hasAutoLayout } from "../describe/describe-layout.ts";
import { describeNode } from "../describe/describe-node.ts";
import type { LayerFields } from "../describe/fields.ts";
import { isOutOfReach } from "../is-layer.ts";
import type { Reading } from "./reading.ts";
import type { Walked } from "./walk-layers.ts";

/** A layer under way: how many layers are in it is known once these were described. */
interface Open {
  readonly layer: [fields: LayerFields, children: number];
  readonly inside: Open | undefined;
}

/** Describes a layer; null when it is gone or the editor refuses: that costs this layer, never its screen. */
function describe({ node, opacity }: Walked, inside: Open | undefined, reading: Reading): LayerFields | null {
  const { unread, references } = reading;
  try {
    if (node.removed) return null;
    const isLaidOut = inside ? inside.layer[0]["layoutMode"] !== undefined : hasAutoLayout(node.parent);
    const fields = describeNode(node, isLaidOut, unread.note);
    if (opacity !== 1) fields["opacity"] = opacity;
    references.use(node, fields);
    reading.countRead();
    return fields;
  } catch (error) {
    if (!isOutOfReach(node)) unread.note(node, "layer", error);
    return null;
  }
}

const hasNoBox = ({ layer: [{ absoluteBoundingBox }] }: Open): boolean =>
  (absoluteBoundingBox ?? null) === null;

/**
 * Leaves out layers without a box and without content: they paint nothing. From the last to the first, so that
 * emptied groups go too.
 */
function withoutNothing(all: readonly Open[]): readonly DescribedLayer[] {
  const left: DescribedLayer[] = [];
  for (let index = all.length - 1; index >= 0; index--) {
    const one = all[index] as Open;
    if (!hasNoBox(one) || one.layer[1] > 0) left.push(one.layer);
    else if (one.inside) one.inside.layer[1] -= 1;
  }
  left.reverse();
  return left;
}

/**
 * Describes layers that were walked through; nothing when the first of them is gone or paints nothing. What of them the
 * editor refuses to tell is left out, and gathered as unread.
 * @throws ReadingEnd when the reading is given up.
 */
export async function readLayer(
  walked: readonly Walked[],
  reading: Reading,
): Promise<readonly DescribedLayer[]> {
  const places: (Open | undefined)[] = [];
  const all: Open[] = [];
  for (const layer of walked) {
    const { parent } = layer;
    const pause = reading.step();
    if (pause) await pause;
    const inside = places[parent];
    const fields = parent < 0 || inside ? describe(layer, inside, reading) : null;
    const open: Open | undefined = fields ? { layer: [fields, 0], inside } : undefined;
    places.push(open);
    if (!open) continue;
    all.push(open);
    if (inside) inside.layer[1] += 1;
  }
  await reading.references.components();
  return withoutNothing(all);
}
