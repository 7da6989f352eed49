import * as z from "zod";
import { candidate } from "../candidate.ts";

/** The most characters of a point; the model is told them. */
export const MOST_SAID = 400;

/** More points than these nobody reads. */
export const MOST_POINTS = 6;

/** A point of a reply, as a model has to give it: what it says of some parts, and what it claims of them. */
export const claimedPoint = candidate
  .pick({ layers: true, relation: true, others: true, value: true, fixes: true })
  .extend({ says: z.string().describe("one to three sentences of the reply") });
export type ClaimedPoint = z.infer<typeof claimedPoint>;

/** The answer to a question that somebody asks about a screen. */
export const replyShape = z.object({
  points: z.array(claimedPoint).describe("the reply, in the order to be read"),
});
