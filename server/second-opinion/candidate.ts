import * as z from "zod";
import { RELATION_NAMES } from "../../shared/review/measures/relation.ts";
import { SETTING_NAMES } from "../../shared/review/measures/wanted-changes.ts";
import { SEVERITIES } from "../../shared/review/rule.ts";

/** The most characters that each part of a claim may have; the model is told them. */
export const MAX_LENGTHS = { title: 80, problem: 320, why: 320, fix: 320 } as const;

/** The words of a claim that people read. */
export const PARTS = ["title", "problem", "why", "fix"] as const;

const handles = z.array(z.string());

/** A value of a part that is to change. */
const wantedChange = z.object({
  layer: z.string().describe("handle of the part"),
  set: z.enum(SETTING_NAMES),
  to: z.string().describe("the new value; places in px of the screen, as the data has them"),
});

/** A claim of a model to have found something, as it has to answer: a relation between parts, and its words. */
export const candidate = z.object({
  guideline: z.string().describe("id of the guideline it rests on"),
  layers: handles.describe("handles of the parts concerned, the most important first"),
  relation: z.enum(RELATION_NAMES).describe("how they stand to the others; what can be measured, is"),
  others: handles.describe("handles of the parts that they are compared with; empty where there are none"),
  value: z
    .string()
    .describe("the words or the property that the relation is about; empty where it needs none"),
  title: z.string().describe("the problem in at most eight words"),
  problem: z.string().describe("what is here, quoting the words concerned"),
  why: z.string().describe("why it matters to the people who use this screen"),
  fix: z.string().describe("what to do, concretely"),
  severity: z.enum(SEVERITIES).describe("by what it does to the main task"),
  fixes: z
    .array(z.array(wantedChange))
    .describe(
      "ways to do it at once, the best first, each as all its changes; two or three for words; empty: by hand",
    ),
});
export type Candidate = z.infer<typeof candidate>;

/** The part of a claim that can be measured: its parts, and how they stand to others. */
export type Relation = Pick<Candidate, "relation" | "layers" | "others" | "value">;

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
  "duplicate",
  "other-language",
  "harmful",
] as const;

/** The verdict of a second look on a claim. */
export const verdict = z.object({
  candidate: z.number().int().describe("number of the candidate"),
  is: z.enum(FAULTS).describe("holds, once it is mended, or the first reason for which it cannot be"),
  sameAs: z.number().int().describe("number of an earlier candidate that says the same; -1: none"),
  layers: handles.describe("the right handles, the most important first; empty: as named"),
  title: z.string().describe("these four: written anew where not quite true or clear; empty: as it is"),
  problem: z.string(),
  why: z.string(),
  fix: z.string(),
  severity: z.enum(SEVERITIES),
  fixes: z.array(z.array(wantedChange)).describe("written anew where they do not do it; empty: as they are"),
});
export type ClaimVerdict = z.infer<typeof verdict>;

/** The reading of a screen that comes before any judgement of it. */
export const reading = z.object({
  purpose: z
    .string()
    .describe("what the screen is for, and for whom, as “A bank's home for people with one account”"),
  task: z.string().describe("what most people come to do here"),
  before: z.string().describe("what they did before, and what comes next"),
  walks: z
    .array(z.string())
    .describe("where each of three people hesitates or fails: new here; in a hurry; something went wrong"),
});

/** A finding of the rules that the model holds to be wrong on this screen. */
export const contest = z.object({
  finding: z.string().describe("number of the finding, as F3"),
  why: z.string().describe("what it takes for something else, or does not see"),
});

/** The answer to a question that asks for problems of a screen. */
export const foundShape = z.object({
  reading: reading.describe("first of all"),
  findings: z.array(candidate).describe("the gravest first"),
  contests: z.array(contest).describe("findings of rules that are wrong on this screen"),
});

/** The answer to a question that asks for problems between screens. */
export const foundAcrossShape = foundShape.pick({ findings: true });

/** The answer to a question that asks to verify claims. */
export const verdictsShape = z.object({ verdicts: z.array(verdict).describe("one for each candidate") });
