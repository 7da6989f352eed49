import type { DescribedLayer } from "../../protocol/slices.ts";
import { describeModesAround } from "../describe/describe-modes.ts";
import type { LayerFields } from "../describe/fields.ts";
import { isGround } from "../screens.ts";
import { groundUnder } from "./ground-of.ts";
import type { Reading } from "./reading.ts";
import { readLayer } from "./read-layer.ts";
import type { Walked } from "./walk-layers.ts";

/** The fills of a screen, on the colour that is painted behind it. */
function addGround(screen: SceneNode, fields: LayerFields): void {
  const ground = groundUnder(screen);
  if (ground) fields["fills"] = [ground, ...((fields["fills"] as readonly LayerFields[] | undefined) ?? [])];
}

/**
 * Reads a screen that was walked through, as `readLayer` does, in the modes that are in force on it. One that
 * lies in another layer, such as a board, is read as it is seen there: on the colour that is painted behind it.
 */
export async function readScreen(
  walked: readonly Walked[],
  reading: Reading,
): Promise<readonly DescribedLayer[]> {
  const layers = await readLayer(walked, reading);
  const [first] = layers;
  const screen = walked[0]?.node;
  if (!first || !screen || screen.removed) return [];
  const fields = { ...first[0] };
  try {
    describeModesAround(screen, fields);
  } catch (error) {
    reading.unread.note(screen, "property", error);
  }
  if (!isGround(screen.parent)) addGround(screen, fields);
  return [[fields, first[1]], ...layers.slice(1)];
}
