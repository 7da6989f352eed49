import { toHex } from "../scene/color.ts";
import { everyNode } from "../scene/every-node.ts";
import type { Paint, SceneNode } from "../scene/scene.ts";
import {
  type Change,
  COLOR_PROPERTIES,
  type ColorChange,
  type ColorProperty,
  isColorChange,
  isLabelChange,
  type SharedPlace,
  type PropertyChange,
} from "./change.ts";

/** The part that a layer in an instance is of the component next to it: the same in all instances. */
export function componentPartOf({ id, instance }: SceneNode): string | undefined {
  if (instance?.componentId) return instance.componentId;
  const inner = id.lastIndexOf(";");
  return inner === -1 ? undefined : id.slice(inner + 1);
}

const paintsOf = ({ fills, strokes, text }: SceneNode, property: ColorProperty): readonly Paint[] =>
  property === "stroke"
    ? (strokes ?? [])
    : [...(fills ?? []), ...(text?.runs.flatMap((run) => run.fills ?? []) ?? [])];

/** The variable or the style that gives a layer this colour. */
export function colorOriginOf(
  node: SceneNode,
  property: ColorProperty,
  hex: string,
): SharedPlace | undefined {
  const paint = paintsOf(node, property).find((one) => one.type === "solid" && toHex(one.color) === hex);
  if (paint?.type !== "solid") return undefined;
  if (paint.variable !== undefined) return { kind: "variable", id: paint.variable };
  const style = node.styles?.[property];
  return style === undefined ? undefined : { kind: "style", id: style };
}

function recolored(node: SceneNode, { from, to }: ColorChange, { kind, id }: SharedPlace): readonly Change[] {
  return COLOR_PROPERTIES.flatMap((property) => {
    const own = colorOriginOf(node, property, from);
    return own?.kind === kind && own.id === id ? [{ layer: node.id, property, from, to, [kind]: id }] : [];
  });
}

/** The values that a copy of a component may have changed for itself. */
const VALUES: Readonly<Partial<Record<PropertyChange["property"], (node: SceneNode) => unknown>>> = {
  width: ({ box }) => box.width,
  height: ({ box }) => box.height,
  gap: ({ layout }) => layout?.gapPx,
  "padding-top": ({ layout }) => layout?.paddingPx[0],
  "padding-right": ({ layout }) => layout?.paddingPx[1],
  "padding-bottom": ({ layout }) => layout?.paddingPx[2],
  "padding-left": ({ layout }) => layout?.paddingPx[3],
  "corner-radius": ({ cornerRadiiPx }) => cornerRadiiPx?.[0],
  characters: ({ text }) => text?.characters,
};

/** True for a paint in this color, or in that of a variable, which looks otherwise in another mode. */
const isIn =
  (hex: string) =>
  (paint: Paint): boolean => {
    if (paint.type === "solid") return paint.variable !== undefined || toHex(paint.color) === hex;
    return paint.type === "gradient" && paint.stops.some(({ color }) => toHex(color) === hex);
  };

/** True when a copy has the value that its component is to lose; a value that is not looked up counts as the same. */
function isTheSame(node: SceneNode, change: PropertyChange): boolean {
  if (isColorChange(change)) return paintsOf(node, change.property).some(isIn(change.from));
  const valueOf = VALUES[change.property];
  return !valueOf || valueOf(node) === change.from;
}

function inCopy(node: SceneNode, change: PropertyChange): readonly Change[] {
  const { at: _, ...own } = { ...change, layer: node.id };
  if (own.property === "x" || own.property === "y") {
    const from = node.box[own.property];
    return [{ ...own, from, to: from + own.to - own.from }];
  }
  return isTheSame(node, own) ? [own] : [];
}

/** The changes that one which is made elsewhere comes to in a layer; none where it takes nothing from there. */
function inLayer(node: SceneNode, change: PropertyChange): readonly Change[] {
  const { at } = change;
  if (!at) return [];
  if (at.kind === "component") return componentPartOf(node) === at.id ? inCopy(node, change) : [];
  return isColorChange(change) ? recolored(node, change, at) : [];
}

/**
 * Changes layer by layer: those that are made in a variable, a style or a component as all the changes of the layers that
 * take the value from there, each of which keeps its tie to it.
 */
export function spread(root: SceneNode, changes: readonly Change[]): readonly Change[] {
  const isShared = (change: Change): change is PropertyChange =>
    !isLabelChange(change) && change.at !== undefined;
  const shared = changes.filter(isShared);
  if (shared.length === 0) return changes;
  const all = everyNode(root).flatMap((node) => shared.flatMap((change) => inLayer(node, change)));
  return [...changes.filter((change) => !isShared(change)), ...all];
}
