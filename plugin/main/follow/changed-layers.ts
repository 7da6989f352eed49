import { isWithin, type Outline, widen } from "./outline.ts";

/** Properties that say nothing about the design; our own notes on a frame are among them. */
const SILENT: ReadonlySet<NodeChangeProperty> = new Set([
  "pluginData",
  "exportSettings",
  "guides",
  "layoutGrids",
  "autoRename",
  "expanded",
  "constrainProportions",
  "prototypeStartNode",
  "flowStartingPoints",
]);

function nearestKnown(outline: Outline, node: BaseNode | null): string | undefined {
  if (!node) return undefined;
  return outline.has(node.id) ? node.id : nearestKnown(outline, node.parent);
}

/** Where a layer was when it was read; a frame stands for itself. */
const formerPlace = (outline: Outline, id: string): string | undefined => {
  const entry = outline.get(id);
  return entry && (entry.parentId ?? id);
};

function touchedBy(change: NodeChange, outline: Outline): readonly (string | undefined)[] {
  const { node } = change;
  if (change.type === "DELETE" || node.removed) return [formerPlace(outline, change.id)];
  if (change.type === "CREATE") return [nearestKnown(outline, node.parent)];
  if (change.properties.every((property) => SILENT.has(property))) return [];
  if (change.properties.includes("parent"))
    return [formerPlace(outline, change.id), nearestKnown(outline, node.parent)];
  return [nearestKnown(outline, node)];
}

/** The topmost layers, among those that the panel knows, which must be read anew after these changes. */
export function changedLayers(changes: readonly NodeChange[], outline: Outline): readonly string[] {
  const touched = changes.flatMap((change) => touchedBy(change, outline)).filter((id) => id !== undefined);
  const ids = [...new Set(touched.map((id) => widen(outline, id)))];
  return ids.filter((id) => !ids.some((other) => other !== id && isWithin(outline, id, other)));
}
