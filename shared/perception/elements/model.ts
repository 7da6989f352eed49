import type { PackedForest } from "./forest.ts";
import model from "./model.json" with { type: "json" };

/** What was learned from labelled screens and pages; `npm run learn:elements` makes it anew. */
export const MODEL: PackedForest = model;
