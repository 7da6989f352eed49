import type { Rule } from "../../rule.ts";
import { borderContrast } from "./contrast/border-contrast.ts";
import { contrastInModes } from "./contrast/contrast-in-modes.ts";
import { faintChoice } from "./contrast/faint-choice.ts";
import { faintField } from "./contrast/faint-field.ts";
import { iconContrastInModes } from "./contrast/icon-contrast-in-modes.ts";
import { iconContrast } from "./contrast/icon-contrast.ts";
import { textContrast } from "./contrast/text-contrast.ts";
import { buttonOffFields } from "./forms/button-off-fields.ts";
import { fieldWordsOff } from "./forms/field-words-off.ts";
import { stretchedImage } from "./pictures/stretched-image.ts";
import { oddPadding } from "./repetition/odd-padding.ts";
import { oddPlace } from "./repetition/odd-place.ts";
import { oddSize } from "./repetition/odd-size.ts";
import { crookedColumn } from "./rows/crooked-column.ts";
import { crookedRow } from "./rows/crooked-row.ts";
import { leaningBlocks } from "./rows/lopsided-margins.ts";
import { besideMiddle } from "./rows/off-middle.ts";
import { unevenRow } from "./rows/uneven-row.ts";
import { wanderingLeftEdges } from "./rows/wandering-edges.ts";
import { unlikeEquals } from "./repetition/unlike-peers.ts";
import { almostFullWidth } from "./spacing/almost-full-width.ts";
import { crampedBox } from "./spacing/cramped-box.ts";
import { nearMissAlignment } from "./spacing/near-miss-alignment.ts";
import { offCentre } from "./spacing/off-centre.ts";
import { offMargin } from "./spacing/off-margin.ts";
import { offScaleSpacing } from "./spacing/off-scale-spacing.ts";
import { sliderEnds } from "./spacing/slider-ends.ts";
import { unevenGaps } from "./spacing/uneven-gaps.ts";
import { unevenMargins } from "./spacing/uneven-margins.ts";
import { unevenPadding } from "./spacing/uneven-padding.ts";
import { smallText } from "./text/small-text.ts";
import { spacesAsLayout } from "./text/spaces-as-layout.ts";
import { underlineWithoutLink } from "./text/underline-without-link.ts";
import { looseValue } from "./tokens/loose-value.ts";
import { nearDuplicate } from "./repetition/near-duplicate.ts";
import { textSetting } from "./text/text-setting.ts";
import { textCut } from "./overflow/text-cut.ts";
import { textCovered } from "./overflow/text-covered.ts";

/** The rules of this aspect. */
export const UI_RULES: readonly Rule[] = [
  textCovered,
  textCut,
  textSetting,
  nearDuplicate,
  looseValue,
  almostFullWidth,
  crampedBox,
  nearMissAlignment,
  offScaleSpacing,
  smallText,
  textContrast,
  unevenGaps,
  unevenPadding,
  iconContrast,
  contrastInModes,
  stretchedImage,
  iconContrastInModes,
  unlikeEquals,
  oddSize,
  oddPlace,
  offCentre,
  borderContrast,
  oddPadding,
  offMargin,
  underlineWithoutLink,
  faintField,
  faintChoice,
  sliderEnds,
  unevenMargins,
  fieldWordsOff,
  buttonOffFields,
  spacesAsLayout,
  unevenRow,
  crookedRow,
  crookedColumn,
  wanderingLeftEdges,
  besideMiddle,
  leaningBlocks,
];
