import type { Paint as CapturedPaint, SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import { isGround } from "../screens.ts";
import { groundUnder } from "./ground-of.ts";
import type { Reading } from "./reading.ts";
import { readLayer } from "./read-layer.ts";

/** The variable modes in force inside a screen that lies in another layer: those of that layer among them. */
function modesOf(screen: SceneNode, read: CapturedNode): CapturedNode["modes"] {
  const modes = { ...screen.resolvedVariableModes, ...read.modes };
  return Object.keys(modes).length > 0 ? modes : undefined;
}

const fillsOf = (screen: SceneNode, { fills = [] }: CapturedNode): readonly CapturedPaint[] => {
  const ground = groundUnder(screen);
  return ground ? [ground, ...fills] : fills;
};

/**
 * Reads a screen with everything visible inside it, as `readLayer` does. One that lies in another layer, such as a board,
 * is read as it is seen there: on the colour that is painted behind it, and in the modes that are set around it.
 */
export async function readScreen(screen: SceneNode, reading: Reading): Promise<CapturedNode | null> {
  const read = await readLayer(screen, reading);
  if (!read || isGround(screen.parent)) return read;
  const fills = fillsOf(screen, read);
  const modes = modesOf(screen, read);
  return { ...read, ...(fills.length > 0 && { fills }), ...(modes && { modes }) };
}
