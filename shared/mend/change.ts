import type { Box } from "../scene/scene.ts";

/**
 * The properties that a change may set, by the kind of their values. Lengths are in px of the canvas, colours
 * `#rrggbb`.
 */
export const COLOR_PROPERTIES = ["fill", "stroke"] as const;
export const LENGTH_PROPERTIES = [
  "x",
  "y",
  "width",
  "height",
  "corner-radius",
  "stroke-width",
  "gap",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
  "font-size",
  "font-weight",
] as const;
export const WORD_PROPERTIES = ["characters", "text-style"] as const;

/** The properties of a layer among others: that it is shown, and which one comes after it. */
export const PLACEMENTS = ["visible", "before"] as const;

/** No property of a layer, but a new text that is put beside it: its label, or words that are missing there. */
export const LABEL = "label";

/** So far apart a value may be from that which a change expects: one of letters, and one in px of the canvas. */
export const SAME = { letters: 0.05, lengthPx: 0.6 } as const;

export type ColorProperty = (typeof COLOR_PROPERTIES)[number];
export type LengthProperty = (typeof LENGTH_PROPERTIES)[number];
export type WordProperty = (typeof WORD_PROPERTIES)[number];

/**
 * A thing from which several layers take a value: changed there, it changes in all of them. Of a component the id is that of
 * the layer in it, which the layers of its instances are called after.
 */
export interface SharedPlace {
  readonly kind: "variable" | "style" | "component";
  readonly id: string;
}

interface ChangeOf<Property extends string, Value> {
  /** Id of the layer. */
  readonly layer: string;
  readonly property: Property;
  /** The value when the change was thought of: where the layer has another by now, nothing may be changed. */
  readonly from: Value;
  readonly to: Value;
  /** The change is made where the layer takes the value from, for all that take it from there; absent: in the layer. */
  readonly at?: SharedPlace;
}

/**
 * Every plain paint of the layer, and every stop of its gradients, that has the colour `from` gets the colour `to`; in a
 * text also those of its stretches. The variable or the style, when one is named, has that colour and is to give it.
 */
export interface ColorChange extends ChangeOf<ColorProperty, string> {
  /** The least opacity of the plain paints afterwards (0 to 1); absent when it stays. */
  readonly opacity?: number;
  readonly variable?: string;
  readonly style?: string;
}

/** A place (`x`, `y`) moves all that the layer holds along; `from` of a text property is what most of its letters have. */
export interface LengthChange extends ChangeOf<LengthProperty, number> {
  readonly variable?: string;
}

/**
 * `characters` are the words of a text; the looks of its letters stay with what stays of them. A `text-style` is named in
 * `to`, and has the id `style`.
 */
export interface WordChange extends ChangeOf<WordProperty, string> {
  readonly style?: string;
}

/**
 * `visible` goes from `shown` to `hidden`. `before` names the layer beside it, by its id, that comes next in painting
 * order, or in that of an auto layout; empty: it is the last.
 */
export type PlacementChange = ChangeOf<(typeof PLACEMENTS)[number], string>;

/** A new text above, below, before or after a layer, right over it in painting order, in the same parent. */
export interface LabelChange {
  /** Id of the layer that gets it. */
  readonly layer: string;
  readonly property: typeof LABEL;
  /** Where that layer lay when the change was thought of: where it lies elsewhere by now, there may be no room. */
  readonly from: Box;
  /** The words. */
  readonly to: string;
  /** Where the text is to lie. How wide the words come out is guessed; one line is as high as the box. */
  readonly box: Box;
  /** Id of the text whose font it takes. */
  readonly like: string;
  readonly sizePx: number;
  /** The variable or the style, when one is named, has that colour and is to give it. */
  readonly color: string;
  readonly variable?: string;
  readonly style?: string;
}

/** One property of one layer set to another value. */
export type PropertyChange = ColorChange | LengthChange | WordChange | PlacementChange;

/**
 * One property of one layer set to another value, or a text put beside it: plain data that can be sent, kept, previewed
 * and applied.
 */
export type Change = PropertyChange | LabelChange;

const isOneOf =
  <Property extends string>(properties: readonly Property[]) =>
  (property: string): property is Property =>
    (properties as readonly string[]).includes(property);

const isColor = isOneOf(COLOR_PROPERTIES);
const isWord = isOneOf(WORD_PROPERTIES);
const isPlacement = isOneOf(PLACEMENTS);

export const isColorChange = (change: Change): change is ColorChange => isColor(change.property);
export const isLabelChange = (change: Change): change is LabelChange => change.property === LABEL;
export const isPropertyChange = (change: Change): change is PropertyChange => change.property !== LABEL;
export const isPlacementChange = (change: Change): change is PlacementChange => isPlacement(change.property);
export const isWordChange = (change: Change): change is WordChange => isWord(change.property);
