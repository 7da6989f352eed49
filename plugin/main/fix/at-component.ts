import { canvasBox } from "../canvas-box.ts";
import { findNode } from "../find-node.ts";
import { type Change, isPropertyChange, type PropertyChange } from "../../../shared/mend/change.ts";
import { makePatience, type Patience } from "../read/patience.ts";
import { isLayer } from "../is-layer.ts";
import { prepare } from "./prepare.ts";

interface Source {
  readonly component: ComponentNode;
  readonly layer: SceneNode;
}

const RADII = [
  "cornerRadius",
  "topLeftRadius",
  "topRightRadius",
  "bottomLeftRadius",
  "bottomRightRadius",
] as const;

/** The editor's names of a property that an instance has changed for itself. */
const OVERRIDDEN: Readonly<Record<PropertyChange["property"], readonly NodeChangeProperty[]>> = {
  fill: ["fills", "fillStyleId", "styledTextSegments"],
  stroke: ["strokes", "strokeStyleId"],
  x: ["x", "relativeTransform"],
  y: ["y", "relativeTransform"],
  width: ["width"],
  height: ["height"],
  "corner-radius": RADII,
  "stroke-width": ["strokeWeight"],
  gap: ["itemSpacing"],
  "padding-top": ["paddingTop"],
  "padding-right": ["paddingRight"],
  "padding-bottom": ["paddingBottom"],
  "padding-left": ["paddingLeft"],
  "font-size": ["fontSize", "textStyleId", "styledTextSegments"],
  "font-weight": ["fontName", "textStyleId", "styledTextSegments"],
  characters: ["characters"],
  "text-style": ["fontName", "fontSize", "textStyleId", "styledTextSegments"],
  visible: ["visible"],
  before: [],
};

/** The outermost instance that a layer is, or lies in. */
function instanceAround(node: SceneNode): InstanceNode | null {
  let found: InstanceNode | null = null;
  for (let at: BaseNode | null = node; at !== null && at.type !== "PAGE"; at = at.parent)
    if (at.type === "INSTANCE") found = at;
  return found;
}

/** The id in the main component: a layer in an instance is called `I<instance>;<layer>`, or so from instance to instance. */
function idInComponent(node: SceneNode, instance: InstanceNode, component: ComponentNode): string {
  if (node.id === instance.id) return component.id;
  const way = node.id.slice(node.id.indexOf(";") + 1);
  return way.includes(";") ? `I${way}` : way;
}

const isOverridden = (instance: InstanceNode, node: SceneNode, { property }: PropertyChange): boolean =>
  instance.overrides.some(
    ({ id, overriddenFields }) =>
      id === node.id && overriddenFields.some((field) => OVERRIDDEN[property].includes(field)),
  );

/** Words that each instance is given by a property of its component are not those of the component. */
const isGiven = (layer: SceneNode, { property }: PropertyChange): boolean =>
  (property === "characters" && layer.componentPropertyReferences?.characters !== undefined) ||
  (property === "visible" && layer.componentPropertyReferences?.visible !== undefined);

/**
 * The layer that has the value to change, as deep as it is inherited, in a component of this file; null: there
 * is none.
 */
async function originOf(node: SceneNode, change: PropertyChange, patience: Patience): Promise<Source | null> {
  const instance = instanceAround(node);
  if (!instance || isOverridden(instance, node, change)) return null;
  // A layer that somebody put into a slot of the instance has an id of its own, and no origin.
  if (node.id !== instance.id && !node.id.includes(";")) return null;
  const component = await patience.within(() => instance.getMainComponentAsync());
  if (!component || component.remote) return null;
  const layer = await findNode(idInComponent(node, instance, component));
  if (!isLayer(layer) || isGiven(layer, change)) return null;
  return (await originOf(layer, change, patience)) ?? { component, layer };
}

/** The same change of another layer; a component stands elsewhere on the canvas, and moves by as much. */
function moved(change: PropertyChange, layer: SceneNode): PropertyChange {
  const { at: _, ...own } = { ...change, layer: layer.id };
  if (own.property !== "x" && own.property !== "y") return own;
  const from = canvasBox(layer)?.[own.property] ?? own.from;
  return { ...own, from, to: from + own.to - own.from };
}

/** True for the changes of a fix that is to be made in the component of its layers. */
export const isMadeAtComponent = (changes: readonly Change[]): boolean =>
  changes.some((change) => isPropertyChange(change) && change.at?.kind === "component");

/**
 * The changes of a fix, made where the layers come from: in the main component that they have in common. Null when a layer is in no instance, has overridden what is to
 * change, or comes from another file, or when that has another value; and when they come from several components, which nobody would expect to change
 * together.
 */
export async function atComponent(changes: readonly Change[]): Promise<readonly Change[] | null> {
  const patience = makePatience();
  const byLayer = new Map<string, Change>();
  let component: ComponentNode | null = null;
  for (const change of changes) {
    // A text put beside a layer, and its turn among others, come from no component: its screen gives them.
    if (!isPropertyChange(change) || change.property === "before") return null;
    const node = await findNode(change.layer);
    const origin = isLayer(node) ? await originOf(node, change, patience) : null;
    if (!origin || (component !== null && component.id !== origin.component.id)) return null;
    // A component around it has a value of its own: people were told of the one inside.
    if (change.at && origin.layer.id !== change.at.id) return null;
    component = origin.component;
    const there = moved(change, origin.layer);
    // In another mode the component has other colors.
    if (!(await prepare(origin.layer, there))) return null;
    // Many places of one component ask for the same change of it.
    byLayer.set(`${there.layer} ${there.property}`, there);
  }
  return component && [...byLayer.values()];
}
