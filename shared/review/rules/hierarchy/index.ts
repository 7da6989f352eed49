import type { Rule } from "../../rule.ts";
import { boldParagraph } from "./emphasis/bold-paragraph.ts";
import { boldThroughout } from "./emphasis/bold-throughout.ts";
import { competingPrimaries } from "./actions/competing-primaries.ts";
import { flatHierarchy } from "./type-scale/flat-hierarchy.ts";
import { headingNearerAbove } from "./headings/heading-nearer-above.ts";
import { headingNotDistinct } from "./headings/heading-not-distinct.ts";
import { headingStepsInverted } from "./headings/heading-steps-inverted.ts";
import { lesserTextLouder } from "./emphasis/lesser-text-louder.ts";
import { nearDuplicateSizes } from "./type-scale/near-duplicate-sizes.ts";
import { orphanInHeading } from "./headings/orphan-in-heading.ts";
import { tooManyFonts } from "./type-scale/too-many-fonts.ts";
import { tooManySizes } from "./type-scale/too-many-sizes.ts";
import { totalNotStressed } from "./emphasis/total-not-stressed.ts";
import { unevenHeadings } from "./headings/uneven-headings.ts";
import { weakMainAction } from "./actions/weak-main-action.ts";
import { answerLikeQuestion } from "./actions/answer-like-question.ts";
import { buttonLikeField } from "./actions/button-like-field.ts";
import { greyMainButton } from "./actions/grey-main-button.ts";

/** The rules of this aspect. */
export const HIERARCHY_RULES: readonly Rule[] = [
  competingPrimaries,
  flatHierarchy,
  headingNotDistinct,
  headingNearerAbove,
  headingStepsInverted,
  nearDuplicateSizes,
  tooManySizes,
  tooManyFonts,
  boldParagraph,
  orphanInHeading,
  boldThroughout,
  totalNotStressed,
  weakMainAction,
  lesserTextLouder,
  unevenHeadings,
  buttonLikeField,
  answerLikeQuestion,
  greyMainButton,
];
