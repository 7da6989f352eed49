import { hundredths } from "../../../scene/round.ts";
import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import type { LibraryWord } from "../../../i18n/words/library-words.ts";
import { ownLayers } from "./own-layers.ts";
import { paintUsesOf } from "./solid-paints.ts";
import type { Spot } from "./spots.ts";
import { typeLookOf } from "./type-look.ts";

/** A value of a layer that a variable or a style may give. */
export interface Value {
  readonly spot: Spot;
  readonly property: LibraryWord;
  /** The property to the point: paddings of two sides are two. */
  readonly slot: string;
  /** As it is compared and written: `#ff0000`, `8`. */
  readonly value: string;
  /** The variable or the style that gives it. */
  readonly givenBy: string | undefined;
}

const PADDINGS = ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft"] as const;

function paintValues(spot: Spot): readonly Value[] {
  return paintUsesOf(spot).map(({ purpose, color, variable, style }) => ({
    spot,
    property: purpose,
    slot: purpose,
    value: color,
    givenBy: variable ?? style,
  }));
}

/** Corners that differ are a shape of their own. */
function radiusValues(spot: Spot): readonly Value[] {
  const [first = 0, ...others] = spot.node.cornerRadiiPx ?? [];
  if (first === 0 || others.some((radius) => radius !== first)) return [];
  const [variable] = spot.node.variables?.["rectangleCornerRadii"] ?? [];
  return [{ spot, property: "radius", slot: "radius", value: String(first), givenBy: variable }];
}

function spaceValues(spot: Spot): readonly Value[] {
  const { layout, variables, children = [] } = spot.node;
  if (!layout || layout.direction === "grid") return [];
  const gap =
    layout.align === "space-between" || children.length < 2 || layout.gapPx <= 0
      ? []
      : [["gap", "gap", layout.gapPx, variables?.["itemSpacing"]?.[0]] as const];
  const paddings = PADDINGS.map(
    (name, side) => ["padding", name, layout.paddingPx[side] ?? 0, variables?.[name]?.[0]] as const,
  ).filter(([, , px]) => px > 0);
  return [...gap, ...paddings].map(([property, slot, px, givenBy]) => ({
    spot,
    property,
    slot,
    value: String(hundredths(px)),
    givenBy,
  }));
}

function typeValues(spot: Spot): readonly Value[] {
  const value = spot.node.text && typeLookOf(spot.node.text);
  if (value === undefined) return [];
  const { styles, variables } = spot.node;
  const givenBy = styles?.["text"] ?? variables?.["fontSize"]?.[0] ?? variables?.["fontFamily"]?.[0];
  return [{ spot, property: "textStyle", slot: "textStyle", value, givenBy }];
}

/** All values of a layer that a variable or a style may give. */
const bindableValues = (spot: Spot): readonly Value[] => [
  ...paintValues(spot),
  ...radiusValues(spot),
  ...spaceValues(spot),
  ...typeValues(spot),
];

/** The values of all layers whose looks are decided where they are. */
export const ownValues = rememberedObject((library: Library): readonly Value[] =>
  ownLayers(library).flatMap(bindableValues),
);

/** The values that are set by hand. */
export const rawValues = rememberedObject((library: Library): readonly Value[] =>
  ownValues(library).filter(({ givenBy }) => givenBy === undefined),
);
