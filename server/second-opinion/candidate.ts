import * as z from "zod";

/** What a claim may be about: what a careful eye can tell from a still picture, and no rule measures. */
const SUBJECTS = [
  "wording",
  "meaning",
  "missing-information",
  "contradiction",
  "order",
  "grouping",
  "choice",
  "picture-or-icon",
] as const;

/** What else a claim turns out to be about, when one asks: offered so that it is said, and then dropped. */
const OTHER_SUBJECTS = ["looks", "measures", "behaviour", "praise", "anything-else"] as const;

const subject = z.enum([...SUBJECTS, ...OTHER_SUBJECTS]);

/** What a model claims to have found. */
export const candidate = z.object({
  guideline: z.string().describe("id of the guideline it rests on"),
  about: subject.describe(
    "what it is really about; looks: colours, style; measures: sizes, distances, position; behaviour: what happens",
  ),
  layers: z.array(z.string()).describe("handles of the layers concerned, the most important first"),
  title: z.string().describe("the problem in at most eight words"),
  problem: z.string().describe("what is here, quoting the texts concerned"),
  why: z.string().describe("why it matters to the people who use this screen"),
  fix: z.string().describe("what to do, concretely"),
});
export type Candidate = z.infer<typeof candidate>;

export const findAnswer = z.object({ findings: z.array(candidate) });

export const verifyAnswer = z.object({
  verdicts: z.array(
    z.object({
      candidate: z.number().int().describe("number of the candidate"),
      about: subject.describe("what it is really about, whatever the reviewer says"),
      isVisible: z.boolean().describe("what it speaks of can be seen in the picture or the data"),
      isTrue: z.boolean().describe("what it says of it is true"),
      isSpecific: z.boolean().describe("it is about this screen and could not be said of any other"),
      isDecidable: z.boolean().describe("it can be decided from a still picture"),
      isNew: z.boolean().describe("no measured fact and no other candidate says the same"),
    }),
  ),
});

export const rankAnswer = z.object({
  order: z
    .array(z.object({ candidate: z.number().int(), severity: z.enum(["major", "minor", "suggestion"]) }))
    .describe("the worst first"),
});

/** Whether a claim about this has a place in a second opinion. */
export const isOurSubject = (about: z.infer<typeof subject>): boolean =>
  SUBJECTS.some((one) => one === about);
