import type { Role } from "../../perception/elements/element.ts";
import type { Pictogram } from "../../perception/icons/pictograms.ts";
import type { ScreenKind } from "../../perception/structure/screens/screen-kind.ts";
import type { Box } from "../../scene/scene.ts";

/** The kinds of a layer that is no element, by what it paints. */
export const SHAPE_KINDS = [
  "text",
  "icon",
  "illustration",
  "line",
  "circle",
  "shape",
  "box",
  "group",
  "background",
] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** The ninth of a frame in which the middle of a layer lies. */
export const PLACES = [
  "top-left",
  "top",
  "top-right",
  "left",
  "middle",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;
export type Position = (typeof PLACES)[number];

/** A description by which people can tell a layer from the others of its screen, in no language yet. */
export interface LayerDescription {
  readonly kind: Role | ShapeKind | ScreenKind;
  /** The words that people read on it, short enough to be quoted; "" when there are none. */
  readonly words: string;
  /** The pictogram that it shows as an icon, where its shape tells. */
  readonly pictogram?: Pictogram;
  readonly place?: Position;
  /** The element that it is a part of. */
  readonly inside?: LayerDescription;
  /** Its number among the layers that would be called the same, counted from 1 from top to bottom. */
  readonly nth?: { readonly index: number; readonly total: number };
}

/** A description that is not numbered yet, with the place of what it describes. */
export type Draft = { -readonly [Key in keyof LayerDescription]: LayerDescription[Key] } & {
  readonly box: Box;
};
