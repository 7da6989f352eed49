import { explainExamples } from "./explain.ts";

/** The engine's words on each example, in English. */
export const EXPLAINED_EN = explainExamples("en");
