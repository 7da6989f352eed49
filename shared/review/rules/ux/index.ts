import type { Rule } from "../../rule.ts";
import { amountsDisagree } from "./amounts-disagree.ts";
import { controlHeights } from "./control-heights.ts";
import { controlWithoutLabel } from "./control-without-label.ts";
import { deadEnd } from "./dead-end.ts";
import { destructiveBesidePrimary } from "./destructive-beside-primary.ts";
import { errorWithoutMessage } from "./error-without-message.ts";
import { fieldLacksLabel } from "./field-lacks-label.ts";
import { formWithoutAction } from "./form-without-action.ts";
import { homeIndicator } from "./home-indicator.ts";
import { labelProximity } from "./label-proximity.ts";
import { linkByColour } from "./link-by-colour.ts";
import { linkToWrongScreen } from "./link-to-wrong-screen.ts";
import { loneRadio } from "./lone-radio.ts";
import { missingDisabledState } from "./missing-disabled-state.ts";
import { missingErrorState } from "./missing-error-state.ts";
import { missingFocusState } from "./missing-focus-state.ts";
import { missingHoverState } from "./missing-hover-state.ts";
import { missingSign } from "./missing-sign.ts";
import { noPasswordReset } from "./no-password-reset.ts";
import { overlayWithoutClose } from "./overlay-without-close.ts";
import { placeholderAsLabel } from "./placeholder-as-label.ts";
import { progressDisagrees } from "./progress-disagrees.ts";
import { sameLabelTwice } from "./same-label-twice.ts";
import { severalSelected } from "./several-selected.ts";
import { signWordsMixed } from "./sign-words-mixed.ts";
import { sumMismatch } from "./sum-mismatch.ts";
import { tabBarItems } from "./tab-bar-items.ts";
import { tabBarLabels } from "./tab-bar-labels.ts";
import { targetSize } from "./target-size.ts";
import { targetsOverlap } from "./targets-overlap.ts";
import { tinyControl } from "./tiny-control.ts";
import { unreachableScreen } from "./unreachable-screen.ts";

/** The rules of this aspect. */
export const UX_RULES: readonly Rule[] = [
  controlHeights,
  controlWithoutLabel,
  destructiveBesidePrimary,
  homeIndicator,
  labelProximity,
  loneRadio,
  placeholderAsLabel,
  severalSelected,
  tabBarItems,
  tabBarLabels,
  targetSize,
  targetsOverlap,
  linkByColour,
  missingFocusState,
  deadEnd,
  linkToWrongScreen,
  missingErrorState,
  missingHoverState,
  missingDisabledState,
  overlayWithoutClose,
  unreachableScreen,
  missingSign,
  fieldLacksLabel,
  errorWithoutMessage,
  sameLabelTwice,
  tinyControl,
  sumMismatch,
  amountsDisagree,
  signWordsMixed,
  noPasswordReset,
  progressDisagrees,
  formWithoutAction,
];
