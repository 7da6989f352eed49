import type { Rule } from "../../rule.ts";
import { controlHeights } from "./control-heights.ts";
import { controlWithoutLabel } from "./control-without-label.ts";
import { deadEnd } from "./dead-end.ts";
import { destructiveBesidePrimary } from "./destructive-beside-primary.ts";
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
import { overlayWithoutClose } from "./overlay-without-close.ts";
import { placeholderAsLabel } from "./placeholder-as-label.ts";
import { severalSelected } from "./several-selected.ts";
import { tabBarItems } from "./tab-bar-items.ts";
import { tabBarLabels } from "./tab-bar-labels.ts";
import { targetSize } from "./target-size.ts";
import { targetsOverlap } from "./targets-overlap.ts";
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
];
