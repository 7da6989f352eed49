import type { Rule } from "../rule.ts";
import { controlWithoutLabel } from "./ux/controls/control-without-label.ts";
import { sameLabelTwice } from "./ux/controls/same-label-twice.ts";
import { missingSign } from "./ux/consistency/missing-sign.ts";
import { signWordsMixed } from "./ux/consistency/sign-words-mixed.ts";
import { actionBelowFold } from "./ux/screens/action-below-fold.ts";
import { errorWithoutMessage } from "./ux/forms/error-without-message.ts";
import { fieldLacksLabel } from "./ux/forms/field-lacks-label.ts";
import { formWithoutAction } from "./ux/forms/form-without-action.ts";
import { hintLikeEntry } from "./ux/forms/hint-like-entry.ts";
import { labelProximity } from "./ux/forms/label-proximity.ts";
import { passwordUnseen } from "./ux/forms/password-unseen.ts";
import { placeholderAsLabel } from "./ux/forms/placeholder-as-label.ts";
import { pretickedConsent } from "./ux/forms/preticked-consent.ts";
import { homeIndicator } from "./ux/targets/home-indicator.ts";
import { stateNotShown } from "./ux/screens/state-not-shown.ts";
import { unclearTabBar } from "./ux/controls/unclear-tab-bar.ts";
import { targetSize } from "./ux/targets/target-size.ts";
import { chosenOption } from "./ux/controls/chosen-option.ts";
import { borderContrast } from "./ui/contrast/border-contrast.ts";
import { faintField } from "./ui/contrast/faint-field.ts";
import { iconContrast } from "./ui/contrast/icon-contrast.ts";
import { textContrast } from "./ui/contrast/text-contrast.ts";
import { outOfLine } from "./ui/slips/out-of-line.ts";
import { offCentre } from "./ui/slips/off-centre.ts";
import { unevenMargins } from "./ui/slips/uneven-margins.ts";
import { unevenGaps } from "./ui/slips/uneven-gaps.ts";
import { unlikeEquals } from "./ui/slips/unlike-peers.ts";
import { crampedBox } from "./ui/spacing/cramped-box.ts";
import { smallText } from "./ui/text/small-text.ts";
import { spacesAsLayout } from "./ui/text/spaces-as-layout.ts";
import { textSetting } from "./ui/text/text-setting.ts";
import { textCut } from "./ui/overflow/text-cut.ts";
import { mixedFormats } from "./copy/formats/mixed-formats.ts";
import { shouting } from "./copy/formats/shouting.ts";
import { unevenWriting } from "./copy/formats/uneven-writing.ts";
import { textTooLong } from "./copy/wording/text-too-long.ts";
import { misspelling } from "./copy/spelling/misspelling.ts";
import { slipOfThePen } from "./copy/spelling/slip-of-the-pen.ts";
import { placeholderCopy } from "./copy/unfinished/placeholder-copy.ts";
import { inconsistentTerms } from "./copy/wording/inconsistent-terms.ts";
import { twoLanguages } from "./copy/wording/two-languages.ts";
import { unhelpfulError } from "./copy/wording/unhelpful-error.ts";
import { vagueLabel } from "./copy/wording/vague-label.ts";
import { competingPrimaries } from "./hierarchy/actions/competing-primaries.ts";
import { typeScale } from "./hierarchy/headings/type-scale.ts";
import { disguisedAction } from "./hierarchy/actions/disguised-action.ts";
import { headingOrder } from "./hierarchy/headings/heading-order.ts";

/** Every rule of the engine. */
export const RULES: readonly Rule[] = [
  chosenOption,
  targetSize,
  unclearTabBar,
  stateNotShown,
  controlWithoutLabel,
  homeIndicator,
  labelProximity,
  placeholderAsLabel,
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
  textCut,
  textSetting,
  crampedBox,
  smallText,
  textContrast,
  unevenGaps,
  outOfLine,
  iconContrast,
  unlikeEquals,
  offCentre,
  borderContrast,
  faintField,
  unevenMargins,
  spacesAsLayout,
  placeholderCopy,
  unhelpfulError,
  vagueLabel,
  inconsistentTerms,
  unevenWriting,
  shouting,
  textTooLong,
  slipOfThePen,
  mixedFormats,
  misspelling,
  twoLanguages,
  headingOrder,
  disguisedAction,
  typeScale,
  competingPrimaries,
];
