import type { Rule } from "../../rule.ts";
import { blamingError } from "./blaming-error.ts";
import { buttonFullStop } from "./button-full-stop.ts";
import { buttonTooLong } from "./button-too-long.ts";
import { doubleSpace } from "./double-space.ts";
import { exclamationMarks } from "./exclamation-marks.ts";
import { inclusiveWording } from "./inclusive-wording.ts";
import { inconsistentCase } from "./inconsistent-case.ts";
import { inconsistentTerms } from "./inconsistent-terms.ts";
import { leftoverText } from "./leftover-text.ts";
import { missingQuestionMark } from "./missing-question-mark.ts";
import { misspelling } from "./misspelling.ts";
import { mixedDateFormats } from "./mixed-date-formats.ts";
import { mixedPriceFormats } from "./mixed-price-formats.ts";
import { mixedPunctuation } from "./mixed-punctuation.ts";
import { mixedTimeFormats } from "./mixed-time-formats.ts";
import { placeholderCopy } from "./placeholder-copy.ts";
import { readingLevel } from "./reading-level.ts";
import { repeatedWords } from "./repeated-words.ts";
import { roomForTranslation } from "./room-for-translation.ts";
import { sentenceTooLong } from "./sentence-too-long.ts";
import { shouting } from "./shouting.ts";
import { spaceAtMark } from "./space-at-mark.ts";
import { truncatedText } from "./truncated-text.ts";
import { unclosedBracket } from "./unclosed-bracket.ts";
import { unevenEndMarks } from "./uneven-end-marks.ts";
import { unhelpfulError } from "./unhelpful-error.ts";
import { vagueButton } from "./vague-button.ts";
import { vagueLink } from "./vague-link.ts";
import { wrongPlural } from "./wrong-plural.ts";

/** The rules of this aspect. */
export const COPY_RULES: readonly Rule[] = [
  placeholderCopy,
  unhelpfulError,
  vagueLink,
  vagueButton,
  buttonTooLong,
  buttonFullStop,
  inconsistentTerms,
  inconsistentCase,
  shouting,
  sentenceTooLong,
  repeatedWords,
  mixedDateFormats,
  exclamationMarks,
  mixedPunctuation,
  doubleSpace,
  mixedTimeFormats,
  mixedPriceFormats,
  inclusiveWording,
  roomForTranslation,
  blamingError,
  truncatedText,
  misspelling,
  readingLevel,
  leftoverText,
  wrongPlural,
  spaceAtMark,
  unclosedBracket,
  missingQuestionMark,
  unevenEndMarks,
];
