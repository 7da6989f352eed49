import * as z from "zod";

/** The subjects that a claim may have. */
const SUBJECTS = [
  "wording",
  "meaning",
  "missing-information",
  "contradiction",
  "order",
  "grouping",
  "choice",
  "emphasis",
  "picture-or-icon",
] as const;

/** Other subjects that claims turn out to have: offered to a model so that it names them, and its claim is dropped. */
const OTHER_SUBJECTS = ["measures", "behaviour", "praise", "anything-else"] as const;

const subject = z.enum([...SUBJECTS, ...OTHER_SUBJECTS]);
export type ClaimSubject = z.infer<typeof subject>;

/** The most characters that each part of a claim may have; the model is told them. */
export const MAX_LENGTHS = { title: 80, problem: 320, why: 320, fix: 320 } as const;

export const PARTS = ["title", "problem", "why", "fix"] as const;

/** A claim of a model to have found something, as it has to answer. */
export const candidate = z.object({
  guideline: z.string().describe("id of the guideline it rests on"),
  about: subject.describe(
    "emphasis: what leads the eye; measures: sizes, distances, contrast; behaviour: what happens",
  ),
  layers: z.array(z.string()).describe("handles of the parts concerned, the most important first"),
  title: z.string().describe("the problem in at most eight words"),
  problem: z.string().describe("what is here, quoting the words concerned"),
  why: z.string().describe("why it matters to the people who use this screen"),
  fix: z.string().describe("what to do, concretely"),
});
export type Candidate = z.infer<typeof candidate>;

/** Why a second look does not let a claim stand; `holds`: it does. */
const FAULTS = [
  "holds",
  "not-visible",
  "untrue",
  "undecidable",
  "generic",
  "praise",
  "taste",
  "stand-in",
  "measured",
  "duplicate",
  "other-language",
  "harmful",
] as const;

/** The verdict of a second look on a claim. */
export const verdict = z.object({
  candidate: z.number().int().describe("number of the candidate"),
  is: z.enum(FAULTS).describe("holds, or the first reason for which it does not"),
  sameAs: z.number().int().describe("number of an earlier candidate that says the same; -1: none"),
  layers: z.array(z.string()).describe("the right handles, the most important first; empty: as named"),
  cut: z
    .array(z.string())
    .describe("sentences of `why` and `fix`, word for word, that are unsupported, wrong or harmful"),
  severity: z.enum(["major", "minor", "suggestion"]),
});
export type ClaimVerdict = z.infer<typeof verdict>;

/** One shape for every answer: what comes before the task is then the same in each call, and need not be read anew. */
export const answerShape = z.object({
  findings: z.array(candidate).describe("when problems are asked for, the worst first; else empty"),
  verdicts: z.array(verdict).describe("when candidates are to be checked, one for each; else empty"),
});

/** True when a claim about this has a place in a second opinion. */
export const isOurSubject = (about: ClaimSubject): boolean => SUBJECTS.some((one) => one === about);
