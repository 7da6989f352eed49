import type { Rule } from "../../rule.ts";
import { inconsistentCase } from "./formats/inconsistent-case.ts";
import { mixedDateFormats } from "./formats/mixed-date-formats.ts";
import { mixedPriceFormats } from "./formats/mixed-price-formats.ts";
import { mixedTimeFormats } from "./formats/mixed-time-formats.ts";
import { mixedUnits } from "./formats/mixed-units.ts";
import { shouting } from "./formats/shouting.ts";
import { wrongPlural } from "./formats/wrong-plural.ts";
import { buttonTooLong } from "./length/button-too-long.ts";
import { needlessEllipsis } from "./length/needless-ellipsis.ts";
import { paragraphTooLong } from "./length/paragraph-too-long.ts";
import { readingLevel } from "./length/reading-level.ts";
import { roomForTranslation } from "./length/room-for-translation.ts";
import { sentenceTooLong } from "./length/sentence-too-long.ts";
import { truncatedText } from "./length/truncated-text.ts";
import { buttonFullStop } from "./marks/button-full-stop.ts";
import { doubleSpace } from "./marks/double-space.ts";
import { exclamationMarks } from "./marks/exclamation-marks.ts";
import { missingQuestionMark } from "./marks/missing-question-mark.ts";
import { mixedPunctuation } from "./marks/mixed-punctuation.ts";
import { missingSpace } from "./marks/missing-space.ts";
import { spaceAtMark } from "./marks/space-at-mark.ts";
import { strayCapital } from "./marks/stray-capital.ts";
import { unclosedBracket } from "./marks/unclosed-bracket.ts";
import { unevenEndMarks } from "./marks/uneven-end-marks.ts";
import { blamingError } from "./wording/blaming-error.ts";
import { doubleNegative } from "./wording/double-negative.ts";
import { inclusiveWording } from "./wording/inclusive-wording.ts";
import { labelWithoutValue } from "./unfinished/label-without-value.ts";
import { inconsistentTerms } from "./wording/inconsistent-terms.ts";
import { leftoverText } from "./unfinished/leftover-text.ts";
import { misspelling } from "./spelling/misspelling.ts";
import { mixedAddress } from "./wording/mixed-address.ts";
import { otherLanguage } from "./wording/other-language.ts";
import { standInText } from "./unfinished/stand-in-text.ts";
import { placeholderCopy } from "./unfinished/placeholder-copy.ts";
import { repeatedWords } from "./spelling/repeated-words.ts";
import { saidTwice } from "./wording/said-twice.ts";
import { twoLanguages } from "./wording/two-languages.ts";
import { unhelpfulError } from "./wording/unhelpful-error.ts";
import { vagueButton } from "./wording/vague-button.ts";
import { vagueLink } from "./wording/vague-link.ts";
import { wellKnownSlip } from "./spelling/well-known-slip.ts";
import { wordMixUp } from "./spelling/word-mix-up.ts";

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
  wordMixUp,
  mixedAddress,
  otherLanguage,
  twoLanguages,
  labelWithoutValue,
  saidTwice,
  paragraphTooLong,
  doubleNegative,
  needlessEllipsis,
  strayCapital,
  wellKnownSlip,
  standInText,
  missingSpace,
  mixedUnits,
];
