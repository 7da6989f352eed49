import { wasPin } from "../canvas/pins-group.ts";
import { isOutOfReach } from "../is-layer.ts";
import type { Changes } from "./collect-changes.ts";
import {
  framesOf,
  instancesByComponent,
  instancesWith,
  isInsideAny,
  type LayerOutline,
  widen,
} from "./outline.ts";

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

function nearestKnown(outline: LayerOutline, node: BaseNode | null): string | undefined {
  if (!node) return undefined;
  return outline.has(node.id) ? node.id : nearestKnown(outline, node.parent);
}

/** Where a layer was when it was read; a frame stands for itself. */
const formerPlace = (outline: LayerOutline, id: string): string | undefined => {
  const entry = outline.get(id);
  return entry && (entry.parentId ?? id);
};

/** The node of a change; undefined where it cannot be asked any more. */
const nodeOf = ({ type, node }: NodeChange): BaseNode | undefined =>
  type === "DELETE" || isOutOfReach(node) ? undefined : (node as BaseNode);

function touchedBy(change: NodeChange, outline: LayerOutline): readonly (string | undefined)[] {
  const node = nodeOf(change);
  if (!node || change.type === "DELETE") return [formerPlace(outline, change.id)];
  if (change.type === "CREATE") return [nearestKnown(outline, node.parent)];
  if (change.properties.includes("parent"))
    return [formerPlace(outline, change.id), nearestKnown(outline, node.parent)];
  return [nearestKnown(outline, node)];
}

type Instances = ReturnType<typeof instancesByComponent>;

/** The editor does not tell of what a change of a main component does to its instances. */
function instancesTouchedBy(change: NodeChange, instances: Instances): readonly string[] {
  if (instances.size === 0) return [];
  const touched: (readonly string[])[] = [];
  for (let at = nodeOf(change) ?? null; at; at = at.parent) touched.push(instances.get(at.id) ?? []);
  return touched.flat();
}

/** A mode that is set on a page or a section gives what lies on it other values. */
const isGround = (change: NodeChange): boolean => {
  const type = nodeOf(change)?.type;
  return type === "PAGE" || type === "SECTION";
};

const isTold = (change: NodeChange): boolean =>
  !wasPin(change.id) &&
  (change.type !== "PROPERTY_CHANGE" || !change.properties.every((property) => SILENT.has(property)));

function touchedLayers(changes: readonly NodeChange[], outline: LayerOutline): ReadonlySet<string> {
  const instances = instancesByComponent(outline);
  const touched = new Set<string>();
  const touch = (ids: readonly (string | undefined)[]) => {
    for (const id of ids) if (id !== undefined) touched.add(widen(outline, id));
  };
  const told = changes.filter(isTold);
  for (const change of told) touch([...touchedBy(change, outline), ...instancesTouchedBy(change, instances)]);
  // Where a layer lay that is gone is not told: the instances of its component still have what was made from it.
  const gone = new Set(told.filter((change) => !nodeOf(change)).map(({ id }) => id));
  if (gone.size > 0) touch(instancesWith(outline, gone));
  return touched;
}

/** The topmost layers, among those that the panel knows, which must be read anew after these changes. */
export function changedLayers({ nodes, isShared }: Changes, outline: LayerOutline): readonly string[] {
  if (
    isShared ||
    nodes.some((change) => change.type === "PROPERTY_CHANGE" && isTold(change) && isGround(change))
  )
    return framesOf(outline);
  const touched = touchedLayers(nodes, outline);
  return [...touched].filter((id) => !isInsideAny(outline, id, touched));
}
