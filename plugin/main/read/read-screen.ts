import type { DescribedLayer } from "../../protocol/slices.ts";
import { describeModesAround } from "../describe/describe-modes.ts";
import type { Fields } from "../describe/fields.ts";
import { isGround } from "../screens.ts";
import { groundUnder } from "./ground-of.ts";
import type { Reading } from "./reading.ts";
import { readLayer } from "./read-layer.ts";

/** The fills of a screen, on the colour that is painted behind it. */
function addGround(screen: SceneNode, fields: Fields): void {
  const ground = groundUnder(screen);
  if (ground) fields["fills"] = [ground, ...((fields["fills"] as readonly Fields[] | undefined) ?? [])];
}

/**
 * Reads a screen with everything visible inside it, as `readLayer` does, in the modes that are in force on it. One that
 * lies in another layer, such as a board, is read as it is seen there: on the colour that is painted behind it.
 */
export async function readScreen(screen: SceneNode, reading: Reading): Promise<readonly DescribedLayer[]> {
  const layers = await readLayer(screen, reading);
  const [first] = layers;
  if (!first || screen.removed) return [];
  const fields = { ...first[0] };
  try {
    describeModesAround(screen, fields);
  } catch (error) {
    reading.unread.note(screen, "property", error);
  }
  if (!isGround(screen.parent)) addGround(screen, fields);
  return [[fields, first[1]], ...layers.slice(1)];
}
