import type { PackedForest } from "./forest.ts";
import type { Role } from "../element.ts";
import model from "./model.json" with { type: "json" };

/** The roles that the model tells apart. */
export type GuessedRole =
  | Extract<Role, "button" | "icon-button" | "link" | "field" | "card" | "logo" | "segmented-item">
  | "heading";

/** The model that was learned from labelled screens and pages; `npm run learn:elements` makes it anew. */
export interface Model {
  /** The names of the evidence, in the order of the rows. */
  readonly evidence: readonly string[];
  /** Tells things that are no element from elements. */
  readonly sieve: PackedForest;
  /** Tells what an element is; the first of its classes is no element. */
  readonly roles: PackedForest & { readonly classes: readonly string[] };
}

export const MODEL: Model = model;
