import type { Candidate } from "../../candidate.ts";
import { unquoted } from "../quotes.ts";
import { sentencesOf } from "./sentences.ts";

/** A length, a contrast or a share: what rules measure, and measure better. */
const MEASURE = /\d\s?(?:px|pt|dp|rem|em)\b|\d(?:[.,]\d+)?\s?:\s?1\b|#[0-9a-f]{6}\b/i;

/**
 * True when all that should be done is told in lengths, contrasts or codes of colours: that is for the rules. Of what
 * asks for a number that the design has not, nothing is left by now.
 */
export const asksForMeasures = ({ problem, fix }: Pick<Candidate, "problem" | "fix">): boolean =>
  MEASURE.test(unquoted(problem)) &&
  sentencesOf(unquoted(fix))
    .filter((one) => one.trim() !== "")
    .every((one) => MEASURE.test(one));
