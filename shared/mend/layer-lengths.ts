import type { LengthProperty } from "./change.ts";

/** The paddings of an auto layout, in the order of its sides. */
export const PADDINGS = [
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
] as const satisfies readonly LengthProperty[];

/** The names that the editor has for lengths to which it binds variables; of corners and of words, as scenes have them. */
export const BOUND_AS = {
  width: "width",
  height: "height",
  "corner-radius": "rectangleCornerRadii",
  gap: "itemSpacing",
  "padding-top": "paddingTop",
  "padding-right": "paddingRight",
  "padding-bottom": "paddingBottom",
  "padding-left": "paddingLeft",
} as const satisfies Partial<Record<LengthProperty, string>>;

/** True of a length to which a variable can be bound. */
export const isBindable = (property: string): property is keyof typeof BOUND_AS =>
  Object.hasOwn(BOUND_AS, property);
