import type { Rule } from "../../rule.ts";
import { boldThroughout } from "./emphasis/bold-throughout.ts";
import { competingPrimaries } from "./actions/competing-primaries.ts";
import { headingNotDistinct } from "./headings/heading-not-distinct.ts";
import { headingStepsInverted } from "./headings/heading-steps-inverted.ts";
import { lesserTextLouder } from "./emphasis/lesser-text-louder.ts";
import { primaryOutweighed } from "./actions/primary-outweighed.ts";
import { totalNotStressed } from "./emphasis/total-not-stressed.ts";
import { unevenHeadings } from "./headings/uneven-headings.ts";
import { weakMainAction } from "./actions/weak-main-action.ts";
import { answerLikeQuestion } from "./actions/answer-like-question.ts";
import { buttonLikeField } from "./actions/button-like-field.ts";
import { greyMainButton } from "./actions/grey-main-button.ts";
import { typeScale } from "./type-scale/type-scale.ts";

/** The rules of this aspect. */
export const HIERARCHY_RULES: readonly Rule[] = [
  typeScale,
  competingPrimaries,
  primaryOutweighed,
  headingNotDistinct,
  headingStepsInverted,
  boldThroughout,
  totalNotStressed,
  weakMainAction,
  lesserTextLouder,
  unevenHeadings,
  buttonLikeField,
  answerLikeQuestion,
  greyMainButton,
];
