import { explainExamples } from "./explain.ts";

/** What the engine says of each example, in English. */
export const EXPLAINED_EN = explainExamples("en");
