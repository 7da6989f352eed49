import { groupBy } from "../../../group-by.ts";
import { type ColorChange, isColorChange } from "../../../mend/change.ts";
import { textRoles } from "../../../perception/copy/text-roles.ts";
import { elementByLayer } from "../../../perception/elements/elements.ts";
import { computed } from "../../../perception/frame/computed.ts";
import { ancestors, closest, type Frame, isText, type Layer } from "../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../perception/frame/look-of-paints.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { isForeignPart } from "../../../perception/parts/foreign-part.ts";
import { isOneColor } from "./few-colors.ts";
import { isLogotype } from "./is-logotype.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { settingOf } from "../../../perception/text/typography/text-style.ts";
import { areNear } from "../../../scene/geometry.ts";
import { toHex } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Proposal } from "../fix.ts";
import { layersById } from "../../../perception/frame/layers-by-id.ts";
import { behind, goesAlong, isNoLessSeen, isSmall } from "./uses-of-color.ts";

/** A change of colour with the layer that it is made in. */
interface Changed {
  readonly layer: Layer;
  readonly change: ColorChange;
}

const lookOf = (layer: Layer, property: ColorChange["property"]): string => {
  if (property === "stroke") return lookOfPaints(layer.node.strokes);
  return isText(layer) ? settingOf(layer) : lookOfPaints(layer.node.fills);
};

const hasSize = ({ node: { box: a } }: Layer, { node: { box: b } }: Layer): boolean =>
  areNear(a.width, b.width) && areNear(a.height, b.height);

/** The colour of the nearest box that holds a layer and is painted. */
const heldOn = ({ parent }: Layer): string | undefined => {
  const box = parent && closest(parent, ({ node }) => plainPaint(node.fills) !== undefined);
  const paint = plainPaint(box?.node.fills);
  return paint && toHex(paint.color);
};

/**
 * True of what is set or drawn alike, on a ground of one colour, in one carousel or list with a changed layer, where that is
 * scrolled out of sight.
 */
function isScrolledAway(layer: Layer, { layer: changed, change: { property } }: Changed): boolean {
  if (layer.visibleBox || layer.depth !== changed.depth || layer.node.type !== changed.node.type)
    return false;
  const around = new Set(ancestors(changed));
  const common = closest(layer, (one) => around.has(one));
  return (
    common?.parent !== null &&
    layer.parent?.node.type !== "BOOLEAN_OPERATION" &&
    lookOf(layer, property) === lookOf(changed, property) &&
    heldOn(layer) === heldOn(changed) &&
    (isText(layer) || hasSize(layer, changed))
  );
}

/** A taller box is a field for a message where it holds no more than its hint, else a card. */
const TALLEST_FIELD_PX = 132;

const isField = (layer: Layer, frame: Frame): boolean => elementByLayer(frame).get(layer)?.role === "field";

/** True of the border of another field, and of a box that is as high as a changed one or stands in one column with it. */
function isBorderAlike(layer: Layer, { layer: changed, change }: Changed, frame: Frame): boolean {
  const [{ box }, { box: other }] = [layer.node, changed.node];
  if (change.property !== "stroke" || lookOf(layer, "stroke") !== lookOf(changed, "stroke")) return false;
  const isInColumn = areNear(box.x, other.x) && areNear(box.width, other.width);
  const isAsHigh = areNear(box.height, other.height);
  const areFields = [layer, changed].every((one) => isField(one, frame));
  return (
    (box.height <= TALLEST_FIELD_PX || textIndex(frame).touching(box).length <= 1) &&
    (isInColumn || isAsHigh || areFields) &&
    isNoLessSeen(groundBehind(frame, box, layer.order), change)
  );
}

/** True of words in a field that are set like changed ones in another: a hint without letters is not at fault itself. */
const isHintAlike = (layer: Layer, { layer: changed, change }: Changed, frame: Frame): boolean =>
  change.opacity === undefined &&
  [layer, changed].every((one) => textRoles(frame).get(one) === "input") &&
  lookOf(layer, "fill") === lookOf(changed, "fill") &&
  isNoLessSeen(groundBehind(frame, layer.node.box, layer.order), change);

/** Of a button, a tab or an entry: a larger one holds more than what belongs together. */
const TALLEST_GROUP_PX = 120;
/** The layers between a sign and the group that holds it with its words. */
const DEEPEST_SIGN = 3;

const isSign = (layer: Layer): boolean =>
  isText(layer)
    ? !/[\p{L}\p{N}\p{Emoji_Presentation}\uFE0F]/u.test(layer.node.text.characters)
    : isSmall(layer);

const isGroup = ({ node, parent }: Layer): boolean => parent !== null && node.box.height <= TALLEST_GROUP_PX;

/** The small groups and the buttons that hold changed words. */
const groupsOf = (all: readonly Changed[], frame: Frame): ReadonlySet<Layer> =>
  new Set(
    all
      .flatMap(({ layer }) => (isText(layer) ? [layer.parent, behind(layer, frame)] : []))
      .filter((group) => group !== null && group !== undefined)
      .filter(isGroup),
  );

/** True of a sign in the group or the button of changed words, as the arrow behind them. */
function isSignBeside(layer: Layer, groups: ReadonlySet<Layer>, frame: Frame): boolean {
  if (groups.size === 0 || !layer.visibleBox || !isSign(layer)) return false;
  const button = behind(layer, frame);
  return (
    (button !== undefined && groups.has(button)) ||
    ancestors(layer)
      .slice(0, DEEPEST_SIGN)
      .some((group) => groups.has(group))
  );
}

const colorsOf = ({ node: { fills, strokes, text } }: Layer): ReadonlySet<string> =>
  new Set(
    [fills, strokes, ...(text?.runs.map((run) => run.fills) ?? [])].flatMap((paints) => {
      const paint = plainPaint(paints);
      return paint ? [toHex(paint.color)] : [];
    }),
  );

/** The layers that are drawn in each colour, apart from logos and what belongs to no screen. */
const drawnIn = computed(
  (frame: Frame): ReadonlyMap<string, readonly { readonly layer: Layer; readonly hex: string }[]> =>
    groupBy(
      frame.layers
        .filter((layer) => !layer.node.isMask && !isLogotype(layer) && !isForeignPart(layer))
        .flatMap((layer) => [...colorsOf(layer)].map((hex) => ({ layer, hex }))),
      ({ hex }) => hex,
    ),
);

const PROPERTIES = { fill: "fills", stroke: "strokes" } as const;

/** The changes in one former colour that others get like those made in it, and signs in what no eye tells from it. */
function twinsOf(
  all: readonly [Changed, ...Changed[]],
  byFormer: ReadonlyMap<string, unknown>,
  frame: Frame,
): readonly ColorChange[] {
  const [{ change: first }] = all;
  const own = new Set(all.map(({ layer }) => layer));
  const groups = groupsOf(all, frame);
  const { to } = first;
  const near = [...drawnIn(frame)]
    .filter(([hex]) => (byFormer.has(hex) ? hex === first.from : isOneColor(hex, first.from)))
    .flatMap(([, drawn]) => drawn);
  return near.flatMap(({ layer, hex: from }): readonly ColorChange[] => {
    if (own.has(layer)) return [];
    const like = all.find((one) =>
      layer.visibleBox
        ? isBorderAlike(layer, one, frame) || isHintAlike(layer, one, frame)
        : isScrolledAway(layer, one),
    );
    if (like) return from === first.from ? [{ ...like.change, layer: layer.node.id }] : [];
    if (!isSignBeside(layer, groups, frame)) return [];
    return (["fill", "stroke"] as const)
      .filter((property) => {
        const paint = plainPaint(layer.node[PROPERTIES[property]]);
        return paint && toHex(paint.color) === from && goesAlong({ layer }, first, frame);
      })
      .map((property) => ({ layer: layer.node.id, property, from, to }));
  });
}

/** With more, a colour changes at its source, or where it is at fault. */
const MOST_TWINS = 200;

/**
 * A proposal with what looks the same as what it changes: the borders of the other fields, the sign beside the words, and those alike
 * that a list or a carousel has scrolled out of sight. Undefined where there is none.
 */
export function withTwins(proposal: Proposal, frame: Frame): Proposal | undefined {
  const changed = proposal.changes.filter(isColorChange).flatMap((change): readonly Changed[] => {
    const layer = layersById(frame).get(change.layer);
    return layer ? [{ layer, change }] : [];
  });
  if (changed.length > MOST_TWINS) return undefined;
  const byFormer = groupBy(changed, ({ change }) => change.from);
  const twins = [...byFormer.values()].flatMap((all) => twinsOf(all, byFormer, frame));
  return twins.length > 0 && twins.length <= MOST_TWINS
    ? { ...proposal, changes: [...proposal.changes, ...twins] }
    : undefined;
}
