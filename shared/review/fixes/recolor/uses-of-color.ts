import { computed } from "../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import { groundBehind, paintedBehind } from "../../../perception/paint/backdrop.ts";
import { isForeignPart } from "../../../perception/parts/foreign-part.ts";
import { isPlain } from "../../../perception/contrast/colors/is-plain.ts";
import { losesName } from "../../../perception/contrast/colors/loses-name.ts";
import { isVeiled } from "../../../perception/paint/veils.ts";
import { isLogo } from "../../../perception/parts/is-logo.ts";
import { groupBy } from "../../../group-by.ts";
import type { ColorChange, ColorProperty } from "../../../mend/change.ts";
import { contrastOf, fromHex, isInColor, toHex } from "../../../scene/color.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Paint } from "../../../scene/scene.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { BOXES } from "../place/resize-thing.ts";

interface Use {
  readonly layer: Layer;
  readonly property: ColorProperty;
  readonly hex: string;
}

/** A drawing that is no larger is a sign; a box or a disc that is no thicker a line, a bar or a dot, else a ground or a sample. */
const SIGN_PX = 48;
const LINE_PX = 16;

export function isSmall({ node }: Layer): boolean {
  const { width, height } = node.box;
  if (node.text) return true;
  return BOXES.has(node.type) && !node.isArc
    ? Math.min(width, height) <= LINE_PX
    : Math.max(width, height) <= SIGN_PX;
}

function usesIn(layer: Layer): readonly Use[] {
  const { node, visibleBox } = layer;
  if (!visibleBox || node.isMask || isLogo(layer) || isForeignPart(layer)) return [];
  const use =
    (property: ColorProperty) =>
    (paints: readonly Paint[] | undefined): readonly Use[] => {
      const paint = plainPaint(paints);
      return paint && !isPlain(paint.color) ? [{ layer, property, hex: toHex(paint.color) }] : [];
    };
  const fills = node.text ? node.text.runs.map((run) => run.fills ?? node.fills) : [node.fills];
  return [...(isSmall(layer) ? fills.flatMap(use("fill")) : []), ...use("stroke")(node.strokes)];
}

/** The letters, signs, lines and outlines in each colour but black and white, without those of logos and of what a dialog lies over. */
const usesOfColor = computed((frame: Frame): ReadonlyMap<string, readonly Use[]> =>
  groupBy(
    frame.layers.flatMap(usesIn).filter(({ layer }) => !isVeiled(layer, frame)),
    ({ hex }) => hex,
  ),
);

/** All layers by their id. */
export const layersById = computed(
  ({ layers }: Frame): ReadonlyMap<string, Layer> => new Map(layers.map((layer) => [layer.node.id, layer])),
);

export const behind = ({ node: { box }, order }: Layer, frame: Frame): Layer | undefined =>
  paintedBehind(frame, box, order);

/**
 * True when it is told from its ground in a new colour as well as before, or well enough. Where the ground is no one colour, or the new
 * colour has another name, it has to lie on the ground of what is to change: there both become brown.
 */
export function goesAlong({ layer }: Use, { layer: id, from, to }: ColorChange, frame: Frame): boolean {
  const [before, after] = [fromHex(from), fromHex(to)];
  const ground = groundBehind(frame, layer.node.box, layer.order);
  const changed = layersById(frame).get(id);
  if ((!ground || losesName(before, after)) && (!changed || behind(layer, frame) !== behind(changed, frame)))
    return false;
  return (
    !ground || contrastOf(after, ground) >= Math.min(contrastOf(before, ground), WCAG.textContrast.AA.normal)
  );
}

/** A colour that draws more changes at its source, or in the words alone. */
const MOST_USES = 200;

/** The other letters, signs and lines in the former colour of some changes, in the new one; of a grey none: half a design has it. */
export function inTheSameColor(
  changes: readonly [ColorChange, ...ColorChange[]],
  frame: Frame,
): readonly ColorChange[] {
  const [{ from, to }] = changes;
  const belonging = isInColor(fromHex(from)) ? (usesOfColor(frame).get(from) ?? []) : [];
  return belonging.length > MOST_USES
    ? []
    : belonging
        .filter((use) => goesAlong(use, changes[0], frame))
        .map(({ layer, property }) => ({ layer: layer.node.id, property, from, to }));
}
