import { explainExamples } from "./explain.ts";

/** The engine's words on each example, in French. */
export const EXPLAINED_FR = explainExamples("fr");
