import { explainExamples } from "./explain.ts";

/** What the engine says of each example, in French. */
export const EXPLAINED_FR = explainExamples("fr");
