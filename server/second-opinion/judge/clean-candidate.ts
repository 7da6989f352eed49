import { PARTS, type Candidate } from "../candidate.ts";

/** Unseen characters that turn the rest around, or cannot be kept: controls, marks of direction, halves of pairs. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu;

const cleaned = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(UNSEEN, "").trim();

/** A claim with nothing in its words that people would not see. */
export const cleanCandidate = (candidate: Candidate): Candidate => ({
  ...candidate,
  ...Object.fromEntries(PARTS.map((part) => [part, cleaned(candidate[part])])),
});
