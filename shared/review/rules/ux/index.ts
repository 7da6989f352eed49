import type { Rule } from "../../rule.ts";
import { controlWithoutLabel } from "./controls/control-without-label.ts";
import { linkByColour } from "./controls/link-by-colour.ts";
import { sameLabelTwice } from "./controls/same-label-twice.ts";
import { missingSign } from "./consistency/missing-sign.ts";
import { signWordsMixed } from "./consistency/sign-words-mixed.ts";
import { actionBelowFold } from "./screens/action-below-fold.ts";
import { errorWithoutMessage } from "./forms/error-without-message.ts";
import { fieldLacksLabel } from "./forms/field-lacks-label.ts";
import { formWithoutAction } from "./forms/form-without-action.ts";
import { hintLikeEntry } from "./forms/hint-like-entry.ts";
import { labelProximity } from "./forms/label-proximity.ts";
import { passwordUnseen } from "./forms/password-unseen.ts";
import { placeholderAsLabel } from "./forms/placeholder-as-label.ts";
import { pretickedConsent } from "./forms/preticked-consent.ts";
import { homeIndicator } from "./targets/home-indicator.ts";
import { stateNotShown } from "./screens/state-not-shown.ts";
import { unclearTabBar } from "./controls/unclear-tab-bar.ts";
import { targetSize } from "./targets/target-size.ts";
import { chosenOption } from "./controls/chosen-option.ts";

/** The rules of this aspect. */
export const UX_RULES: readonly Rule[] = [
  chosenOption,
  targetSize,
  unclearTabBar,
  stateNotShown,
  controlWithoutLabel,
  homeIndicator,
  labelProximity,
  placeholderAsLabel,
  linkByColour,
  missingSign,
  fieldLacksLabel,
  errorWithoutMessage,
  sameLabelTwice,
  signWordsMixed,
  formWithoutAction,
  pretickedConsent,
  actionBelowFold,
  passwordUnseen,
  hintLikeEntry,
];
