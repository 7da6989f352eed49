import type { Rule } from "../../rule.ts";
import { controlWithoutLabel } from "./controls/control-without-label.ts";
import { destructiveBesidePrimary } from "./controls/destructive-beside-primary.ts";
import { linkByColour } from "./controls/link-by-colour.ts";
import { looksDisabled } from "./controls/looks-disabled.ts";
import { noChoiceShown } from "./controls/no-choice-shown.ts";
import { sameLabelTwice } from "./controls/same-label-twice.ts";
import { severalSelected } from "./controls/several-selected.ts";
import { tabBarItems } from "./controls/tab-bar-items.ts";
import { tabBarLabels } from "./controls/tab-bar-labels.ts";
import { amountsDisagree } from "./facts/amounts-disagree.ts";
import { countDisagrees } from "./facts/count-disagrees.ts";
import { missingSign } from "./facts/missing-sign.ts";
import { progressDisagrees } from "./facts/progress-disagrees.ts";
import { signWordsMixed } from "./facts/sign-words-mixed.ts";
import { sumMismatch } from "./facts/sum-mismatch.ts";
import { actionBelowFold } from "./flow/action-below-fold.ts";
import { deadEnd } from "./flow/dead-end.ts";
import { dialogWithoutExit } from "./flow/dialog-without-exit.ts";
import { linkToWrongScreen } from "./flow/link-to-wrong-screen.ts";
import { noWayBack } from "./flow/no-way-back.ts";
import { overlayWithoutClose } from "./flow/overlay-without-close.ts";
import { unreachableScreen } from "./flow/unreachable-screen.ts";
import { errorWithoutMessage } from "./forms/error-without-message.ts";
import { fieldLacksLabel } from "./forms/field-lacks-label.ts";
import { formWithoutAction } from "./forms/form-without-action.ts";
import { hintLikeEntry } from "./forms/hint-like-entry.ts";
import { labelProximity } from "./forms/label-proximity.ts";
import { loneRadio } from "./forms/lone-radio.ts";
import { noPasswordReset } from "./forms/no-password-reset.ts";
import { passwordUnseen } from "./forms/password-unseen.ts";
import { placeholderAsLabel } from "./forms/placeholder-as-label.ts";
import { pretickedConsent } from "./forms/preticked-consent.ts";
import { requiredUnmarked } from "./forms/required-unmarked.ts";
import { ungroupedForm } from "./forms/ungrouped-form.ts";
import { emptyNotShown } from "./states/empty-not-shown.ts";
import { errorNotShown } from "./states/error-not-shown.ts";
import { missingDisabledState } from "./states/missing-disabled-state.ts";
import { missingErrorState } from "./states/missing-error-state.ts";
import { missingFocusState } from "./states/missing-focus-state.ts";
import { missingHoverState } from "./states/missing-hover-state.ts";
import { homeIndicator } from "./targets/home-indicator.ts";
import { smallForAFinger } from "./targets/small-for-a-finger.ts";
import { targetSize } from "./targets/target-size.ts";
import { targetsOverlap } from "./targets/targets-overlap.ts";
import { tinyControl } from "./targets/tiny-control.ts";

/** The rules of this aspect. */
export const UX_RULES: readonly Rule[] = [
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
  noChoiceShown,
  dialogWithoutExit,
  pretickedConsent,
  looksDisabled,
  requiredUnmarked,
  smallForAFinger,
  actionBelowFold,
  passwordUnseen,
  countDisagrees,
  noWayBack,
  ungroupedForm,
  errorNotShown,
  emptyNotShown,
  hintLikeEntry,
];
