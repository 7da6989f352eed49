import { tenths } from "../../scene/round.ts";
import { platformOf } from "../../perception/parts/platform.ts";
import { styleOf } from "../../perception/text/typography/text-style.ts";
import { area } from "../../scene/geometry.ts";
import { PLATFORM_TARGET_PX, type Platform } from "../../standards/platforms.ts";
import { WCAG } from "../../standards/wcag.ts";
import {
  answer,
  answerBy,
  frameOfPart,
  isTarget,
  textsOfPart,
  UNKNOWN,
  type RelationMeasure,
  type MeasuredPart,
} from "./measure.ts";

/** The pages that ask for a size of targets: of a platform, else WCAG. */
const TARGET_BASES: Readonly<Record<Platform, string>> = {
  ios: "https://developer.apple.com/design/human-interface-guidelines/buttons",
  android: "https://support.google.com/accessibility/android/answer/7101858",
  web: "https://www.w3.org/TR/WCAG22/#target-size-minimum",
};
const TEXT_BASIS = "https://developer.apple.com/design/human-interface-guidelines/typography";

/** Apple's smallest text; letters of running text may still be a link that is hard to press, those of a heading are not. */
const SMALLEST_TEXT_PX = 11;
const RUNNING_TEXT_PX = 16;
const HEADING_PX = 24;

/** The largest target that any platform asks for. */
const LARGEST_TARGET_PX = 48;

/** The size of the largest letters of a part; 0 without any. */
const lettersPx = (part: MeasuredPart): number =>
  textsOfPart(part).reduce((most, text) => Math.max(most, styleOf(text).sizePx), 0);

/** True below the least size that a standard asks for, false from where nobody asks for more. */
export const tooSmall: RelationMeasure = ({ parts: [part] }) => {
  const sizePx = lettersPx(part);
  if (isTarget(part)) {
    const platform = platformOf(frameOfPart(part)) ?? "web";
    const requiredPx = PLATFORM_TARGET_PX[platform] ?? WCAG.targetSizePx.AA;
    const evidence = { shortPx: tenths(Math.min(part.box.width, part.box.height)), requiredPx };
    if (evidence.shortPx < requiredPx) return answer(true, evidence, TARGET_BASES[platform]);
    const mayBeLetters = sizePx > 0 && sizePx < RUNNING_TEXT_PX;
    if (evidence.shortPx < LARGEST_TARGET_PX || mayBeLetters) return UNKNOWN;
    return answer(false, evidence, TARGET_BASES[platform]);
  }
  if (sizePx === 0) return UNKNOWN;
  if (sizePx < SMALLEST_TEXT_PX) return answer(true, { sizePx, requiredPx: SMALLEST_TEXT_PX }, TEXT_BASIS);
  return sizePx >= HEADING_PX ? answer(false, { sizePx, requiredPx: RUNNING_TEXT_PX }) : UNKNOWN;
};

/** Two sizes by which parts are compared: of their letters where both have some, else the sides of like squares. */
function sizesOf(a: MeasuredPart, b: MeasuredPart): readonly [number, number] {
  const letters = [lettersPx(a), lettersPx(b)] as const;
  if (letters[0] > 0 && letters[1] > 0) return letters;
  return [tenths(Math.sqrt(area(a.box))), tenths(Math.sqrt(area(b.box)))];
}

/** A difference of less is none to the eye. */
const LEAST_SHARE = 0.02;

const compared =
  (isWanted: (value: number, against: number) => boolean): RelationMeasure =>
  ({ parts: [part], others: [other] }) => {
    if (!other) return UNKNOWN;
    const [value, against] = sizesOf(part, other);
    const isSame = Math.abs(value - against) <= LEAST_SHARE * Math.max(value, against);
    const numbers = { sizePx: value, otherSizePx: against };
    return answerBy(!isSame && isWanted(value, against), Math.abs(value - against), numbers);
  };

/** True when a part is smaller than the one that it is compared with. */
export const smallerThan: RelationMeasure = compared((value, against) => value < against);

/** True when a part is larger than the one that it is compared with. */
export const largerThan: RelationMeasure = compared((value, against) => value > against);
