import type { Change, ColorChange } from "../../mend/change.ts";
import { colorDistance, tintDistance } from "../../perception/contrast/colors/color-distance.ts";
import { palette, type PaletteColor } from "../../perception/contrast/colors/palette.ts";
import { readableColor } from "../../perception/contrast/colors/readable-color.ts";
import type { RunContrast, WeakText } from "../../perception/contrast/run-contrast.ts";
import type { ShapeContrast } from "../../perception/contrast/icons/icon-contrast.ts";
import { textRoles } from "../../perception/copy/text-roles.ts";
import type { Frame, Layer, TextLayer } from "../../perception/frame/frame.ts";
import { groundLayerBehind } from "../../perception/paint/backdrop.ts";
import { inkBox } from "../../perception/text/typography/ink.ts";
import { contrastOf, mix, toHex } from "../../scene/color.ts";
import { area } from "../../scene/geometry.ts";
import type { Paint, Rgb } from "../../scene/scene.ts";
import { GROUND, isAffordable } from "./cost.ts";
import { propose, type Proposal } from "./fix.ts";
import { cutRatio } from "../contrast/weak-text.ts";

/** A proposal, and how much of what people see it changes. */
interface Weighed {
  readonly proposal: Proposal;
  readonly cost: number;
}

/** A colour of the design that is farther away would say something else. */
const FARTHEST = 0.3;
/** Light letters that become dark are another design: that is for a designer to decide. */
const FARTHEST_FRESH = 0.5;
/** A colour that only one layer has may be a slip itself. */
const FEWEST_USES = 2;
/** A greyish text does not become red, nor a blue one green. */
const isKin = (a: Rgb, b: Rgb): boolean => tintDistance(a, b) <= OTHER_TINT;
const OTHER_TINT = 0.06;
/** A colour that the design has is worth a larger step than a new one, all the more when it has a name. */
const IN_USE = 0.5;
const NAMED = 0.3;
const LARGEST_GROUND_SHARE = 0.2;
const TALLEST_CONTROL_PX = 72;

function plainColor(paints: readonly Paint[] = []): Rgb | undefined {
  const [paint, ...more] = paints.filter(({ opacity = 1 }) => opacity > 0);
  return paint?.type === "solid" && !paint.blendMode && more.length === 0 ? paint.color : undefined;
}

/** The opacity of a colour, told by the colour that is seen where it is painted; 1 where that cannot be told. */
function opacityOf(paint: Rgb, seen: Rgb, ground: Rgb): number {
  const channel = (["r", "g", "b"] as const).reduce((a, b) =>
    Math.abs(paint[b] - ground[b]) > Math.abs(paint[a] - ground[a]) ? b : a,
  );
  const share = (seen[channel] - ground[channel]) / (paint[channel] - ground[channel]);
  return share > 0 && share < 0.99 ? share : 1;
}

/** The colour of something too faint: as it is painted and as it is seen, with its ground and the ratio it needs. */
interface Faint {
  readonly paint: Rgb;
  readonly seen: Rgb;
  readonly ground: Rgb;
  readonly required: number;
}

const seenIn = ({ paint, seen, ground }: Faint): ((color: Rgb) => Rgb) => {
  const share = opacityOf(paint, seen, ground);
  return (color) => (share === 1 ? color : mix(ground, color, share));
};

interface Inks {
  /** It must not be taken for other texts: an example in a field for what was typed. */
  readonly isSetApart?: boolean;
  readonly fresh: "text-color" | "icon-color";
  readonly inUse: "text-color-in-use" | "icon-color-in-use";
  readonly role: PaletteColor["role"];
  readonly change: (to: Pick<ColorChange, "to" | "variable" | "style">) => readonly Change[];
}

const ratios = (before: Rgb, after: Rgb, ground: Rgb) => ({
  before: cutRatio(contrastOf(before, ground)),
  after: cutRatio(contrastOf(after, ground)),
});

function inkInUse(faint: Faint, used: PaletteColor, { inUse, change }: Inks): Weighed {
  const { paint, seen, ground } = faint;
  const { color, hex, source } = used;
  const numbers = { to: hex, ...ratios(seen, seenIn(faint)(color), ground) };
  const far = colorDistance(paint, color);
  return source
    ? {
        proposal: propose(
          "text-color-named",
          { ...numbers, name: source.name },
          change({ to: hex, [source.kind]: source.id }),
        ),
        cost: far * NAMED,
      }
    : { proposal: propose(inUse, numbers, change({ to: hex })), cost: far * IN_USE };
}

/** Other colours for what is written or drawn: those the design has, the nearest first, and the nearest of its hue. */
function inks(faint: Faint, frame: Frame, kinds: Inks): readonly Weighed[] {
  const { paint, seen, ground, required } = faint;
  const asSeen = seenIn(faint);
  const [inUse] = palette(frame)
    .filter(
      ({ role, color, uses, source }) =>
        role === kinds.role &&
        (source !== undefined || uses >= FEWEST_USES) &&
        !kinds.isSetApart &&
        isKin(color, paint) &&
        colorDistance(color, paint) <= FARTHEST &&
        contrastOf(asSeen(color), ground) >= required,
    )
    .map((used) => inkInUse(faint, used, kinds))
    .toSorted((a, b) => a.cost - b.cost);
  const nearest = readableColor(paint, ground, required, asSeen);
  const fresh = nearest && colorDistance(nearest, paint) <= FARTHEST_FRESH ? nearest : undefined;
  return [
    ...(inUse ? [inUse] : []),
    ...(fresh
      ? [
          {
            proposal: propose(
              kinds.fresh,
              { to: toHex(fresh), ...ratios(seen, asSeen(fresh), ground) },
              kinds.change({ to: toHex(fresh) }),
            ),
            // A colour that the design has comes first: a new one is one more to keep.
            cost: Math.max(colorDistance(fresh, paint), inUse?.cost ?? 0),
          },
        ]
      : []),
  ];
}

/** The plain box of a button, a tag or a card that lies right behind a text. */
function groundBox(layer: TextLayer, frame: Frame): Layer | undefined {
  const ink = inkBox(layer);
  const ground = ink ? groundLayerBehind(frame, ink, layer.order) : undefined;
  if (!ground) return undefined;
  const { box, fills } = ground.node;
  const isPart =
    box.height <= TALLEST_CONTROL_PX || area(box) <= LARGEST_GROUND_SHARE * area(frame.root.node.box);
  return isPart && fills?.every(({ opacity = 1 }) => opacity === 1) ? ground : undefined;
}

function grounds(layer: TextLayer, frame: Frame, { seen, required }: Faint): readonly Weighed[] {
  const box = groundBox(layer, frame);
  const painted = plainColor(box?.node.fills);
  const better = painted && readableColor(painted, seen, required);
  if (!box || !painted || !better) return [];
  const change: Change = {
    layer: box.node.id,
    property: "fill",
    from: toHex(painted),
    to: toHex(better),
  };
  const numbers = {
    to: toHex(better),
    before: cutRatio(contrastOf(seen, painted)),
    after: cutRatio(contrastOf(seen, better)),
  };
  return [
    {
      proposal: propose("ground-color", numbers, [change]),
      cost: colorDistance(painted, better) * GROUND,
    },
  ];
}

function byCost(weighed: readonly Weighed[]): readonly Proposal[] {
  const least = weighed.reduce((min, { cost }) => Math.min(min, cost), Infinity);
  return weighed
    .filter(({ cost }) => isAffordable(cost, least))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ proposal }) => proposal);
}

/**
 * Colours with which a text can be read, those first that change least of what people see: white words on a green button
 * stay white, and the green gets darker.
 */
export function recolorText(
  layer: TextLayer,
  frame: Frame,
  { run, wanted }: RunContrast,
  { text: seen, backdrop: ground }: WeakText,
): readonly Proposal[] {
  const paint = plainColor(run.fills ?? layer.node.fills);
  if (!paint) return [];
  const faint: Faint = { paint, seen, ground, required: wanted };
  const change: Inks["change"] = (to) => [
    { layer: layer.node.id, property: "fill", from: toHex(paint), ...to },
  ];
  return byCost([
    ...inks(faint, frame, {
      fresh: "text-color",
      inUse: "text-color-in-use",
      role: "text",
      isSetApart: textRoles(frame).get(layer) === "input",
      change,
    }),
    ...grounds(layer, frame, faint),
  ]);
}

/** Colours with which an icon can be seen, the nearest first. */
export function recolorIcon(
  shapes: readonly ShapeContrast[],
  frame: Frame,
  required: number,
): readonly Proposal[] {
  const [clearest] = shapes;
  if (!clearest) return [];
  const from = toHex(clearest.color);
  const change: Inks["change"] = (to) =>
    shapes.flatMap(({ layer: { node } }) => [
      ...(node.fills ? [{ layer: node.id, property: "fill" as const, from, ...to }] : []),
      ...(node.strokes ? [{ layer: node.id, property: "stroke" as const, from, ...to }] : []),
    ]);
  const faint = { paint: clearest.color, seen: clearest.color, ground: clearest.ground, required };
  return byCost(
    inks(faint, frame, { fresh: "icon-color", inUse: "icon-color-in-use", role: "line", change }),
  );
}
