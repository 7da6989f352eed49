import type { Role } from "../../perception/elements/element.ts";
import type { Layer } from "../../perception/frame/frame.ts";
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

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A description that is not told apart from others yet. */
export type Draft = Writable<Omit<LayerDescription, "inside">> & {
  readonly inside?: Draft;
  /** The place of what it describes. */
  readonly box: Box;
  /** The drawing whose shape may tell a pictogram. */
  readonly drawing?: Layer;
  /** All that would be called the same but for their pictograms; emptied once they are told apart. */
  alike?: Draft[];
};
