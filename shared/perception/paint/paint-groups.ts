import { spend } from "../frame/budget.ts";
import { lastInside, type Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

const isGroup = ({ node }: Layer): boolean => node.opacity !== undefined || node.blendMode !== undefined;

/** The innermost of a layer and its ancestors that is painted with an opacity or a blend mode of its own. */
export const groupOf: (layer: Layer) => Layer | undefined = remembered((layer: Layer) => {
  if (isGroup(layer)) return layer;
  return layer.parent ? groupOf(layer.parent) : undefined;
});

const lastOf = remembered(lastInside);

/** True when a layer is a group, or lies in it. */
export const isInGroup = ({ order }: Layer, group: Layer): boolean =>
  order >= group.order && order <= lastOf(group);

const groupAround = ({ parent }: Layer): Layer | undefined => (parent ? groupOf(parent) : undefined);

/**
 * The groups that a layer is in, the outermost first: those in another one that it is in, or all when none is given.
 */
export function groupsWithin(layer: Layer, outer: Layer | undefined): readonly Layer[] {
  const found: Layer[] = [];
  for (let next = groupOf(layer); next && next !== outer; next = groupAround(next)) found.push(next);
  return found.toReversed();
}

const countOfGroup: (group: Layer) => number = remembered((group: Layer) => {
  const around = groupAround(group);
  return 1 + (around ? countOfGroup(around) : 0);
});

/** Counts the groups that a layer is in. */
export function countGroups(layer: Layer): number {
  const group = groupOf(layer);
  return group ? countOfGroup(group) : 0;
}

/** A mask, and the one that cuts it out in turn. */
interface Masking {
  readonly mask: Layer;
  readonly outer: Masking | undefined;
}

const UNMASKED: ReadonlyMap<Layer, Masking> = new Map();

/** For each child of a layer the mask painted before it among its siblings. */
const childMasks = remembered((parent: Layer): ReadonlyMap<Layer, Masking> => {
  if (!parent.children.some(({ node }) => node.isMask)) return UNMASKED;
  const outer = maskingOf(parent);
  const masks = new Map<Layer, Masking>();
  let masking: Masking | undefined;
  for (const child of parent.children) {
    if (child.node.isMask) masking = { mask: child, outer };
    else if (masking) masks.set(child, masking);
  }
  return masks;
});

/** Shared by all that one mask cuts out: a list for each would grow with how deep it lies. */
const maskingOf: (layer: Layer) => Masking | undefined = remembered((layer: Layer) => {
  const { parent } = layer;
  return parent ? (childMasks(parent).get(layer) ?? maskingOf(parent)) : undefined;
});

/** The masks that cut a layer out, each before it among its own or an ancestor's siblings; the innermost first. */
export function masksOf(layer: Layer): readonly Layer[] {
  const found: Layer[] = [];
  for (let next = maskingOf(layer); next; next = next.outer) found.push(next.mask);
  spend(layer, found.length);
  return found;
}

/** True when a layer is painted as it is: in no group, and cut out by no mask. */
export const isPaintedPlainly = (layer: Layer): boolean =>
  groupOf(layer) === undefined && maskingOf(layer) === undefined;
