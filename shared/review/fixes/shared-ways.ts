import { type Change, isColorChange, isPropertyChange, type SharedPlace } from "../../mend/change.ts";
import { colorOriginOf, componentPartOf, spread } from "../../mend/spread.ts";
import { closest, type Frame, type Layer } from "../../perception/frame/frame.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";
import { isPlain } from "../../perception/contrast/colors/is-plain.ts";
import { fromHex } from "../../scene/color.ts";
import type { Proposal, SharedFix } from "./fix.ts";

interface Made {
  readonly kind: SharedFix["kind"];
  readonly name: string;
  readonly changes: readonly Change[];
}

const nameOf = ({ scene }: Frame, { kind, id }: SharedPlace): string | undefined =>
  (kind === "variable" ? scene.variables?.[id] : scene.styles[id])?.name;

/** In the one variable or style that gives all the layers the colour. */
function inColor(
  changes: readonly Change[],
  layers: ReadonlyMap<string, Layer>,
  frame: Frame,
): readonly Made[] {
  const [first] = changes;
  if (!first || !isColorChange(first) || isPlain(fromHex(first.from))) return [];
  const origins = changes.map((change) => {
    const node = layers.get(change.layer)?.node;
    if (!node || !isColorChange(change) || change.from !== first.from || change.to !== first.to)
      return undefined;
    const isTaken = (change.variable ?? change.style ?? change.opacity) !== undefined;
    return isTaken ? undefined : colorOriginOf(node, change.property, change.from);
  });
  const [at] = origins;
  const name = at && nameOf(frame, at);
  const isOne = origins.every((one) => one?.kind === at?.kind && one?.id === at?.id);
  return at && name !== undefined && isOne ? [{ kind: at.kind, name, changes: [{ ...first, at }] }] : [];
}

/** A line that some parts are moved to may be none in other instances; the middle of their own box is one in all. */
const movesParts = ({ kind, changes }: Proposal): boolean =>
  kind !== "centre" && changes.some(({ property }) => property === "x" || property === "y");

/** In the one component from which all the layers come. */
function inComponent(
  changes: readonly Change[],
  layers: ReadonlyMap<string, Layer>,
  { scene }: Frame,
): readonly Made[] {
  const made = new Map<string, Change>();
  const components = new Set<string | undefined>();
  for (const change of changes) {
    const layer = layers.get(change.layer);
    const part = layer && componentPartOf(layer.node);
    if (!layer || part === undefined || !isPropertyChange(change) || change.property === "before") return [];
    const instance = closest(layer, ({ node }) => node.instance !== undefined)?.node.instance;
    components.add(instance?.componentId);
    made.set(`${part} ${change.property} ${String(change.from)}`, {
      ...change,
      at: { kind: "component", id: part },
    });
  }
  const [id] = components;
  const component = components.size === 1 && id !== undefined ? scene.components[id] : undefined;
  if (!component) return [];
  return [{ kind: "component", name: component.setName ?? component.name, changes: [...made.values()] }];
}

/**
 * The ways to make a proposal once for all layers that take the value from the same place: in the variable or the style
 * that gives the colour, or in the main component. Those that can be made in layers keep their ties by it.
 */
export function sharedWays(proposal: Proposal, frame: Frame): readonly SharedFix[] {
  const { changes } = proposal;
  const layers = layersById(frame);
  const placesOf = (made: readonly Change[]): number =>
    new Set(frame.scene.frames.flatMap((one) => spread(one, made).map(({ layer }) => layer))).size;
  const inOne = movesParts(proposal) ? [] : inComponent(changes, layers, frame);
  return [...inColor(changes, layers, frame), ...inOne].map((made) => ({
    ...made,
    places: placesOf(made.changes),
  }));
}
