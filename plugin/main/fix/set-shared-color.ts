import { type Change, isColorChange } from "../../../shared/mend/change.ts";
import { fromHex } from "../../../shared/scene/color.ts";
import { findNode } from "../find-node.ts";
import type { Prepared } from "./prepared.ts";
import { isColor, repainted } from "./set-color.ts";

/** A plain colour, and none that is taken from another variable in its turn. */
const isPlainColor = (value: VariableValue | undefined): value is RGB | RGBA =>
  typeof value === "object" && "r" in value;

/** The mode of a collection that a layer is shown in. */
async function modeOf(layer: string, collectionId: string): Promise<string | undefined> {
  const node = await findNode(layer);
  const own = node && "resolvedVariableModes" in node ? node.resolvedVariableModes[collectionId] : undefined;
  if (own !== undefined) return own;
  const collection = await figma.variables.getVariableCollectionByIdAsync(collectionId);
  return collection?.defaultModeId;
}

/** A setter of the colour of a variable as a layer shows it; null where the file does not own that, or it is another by now. */
async function ofVariable(id: string, layer: string, from: string, to: string): Prepared {
  const variable = await figma.variables.getVariableByIdAsync(id);
  if (!variable || variable.remote) return null;
  const mode = await modeOf(layer, variable.variableCollectionId);
  const value = mode === undefined ? undefined : variable.valuesByMode[mode];
  if (mode === undefined || !isPlainColor(value) || !isColor(value, from)) return null;
  const a = "a" in value ? value.a : 1;
  return () => variable.setValueForMode(mode, { ...fromHex(to), a });
}

/** A setter of the colour of a shared style; null as for a variable. */
async function ofStyle(id: string, from: string, to: string): Prepared {
  const style = await figma.getStyleByIdAsync(id);
  if (style?.type !== "PAINT" || style.remote) return null;
  const paints = repainted(style.paints, from, to);
  return paints && (() => void (style.paints = paints));
}

/** A setter of a colour in the variable or the style that gives it; null where that cannot be. */
export async function colorAtOrigin(change: Change): Prepared {
  if (!isColorChange(change) || !change.at) return null;
  const { at, layer, from, to } = change;
  if (at.kind === "variable") return ofVariable(at.id, layer, from, to);
  return at.kind === "style" ? ofStyle(at.id, from, to) : null;
}
