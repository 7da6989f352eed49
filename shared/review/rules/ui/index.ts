import type { Rule } from "../../rule.ts";
import { almostFullWidth } from "./almost-full-width.ts";
import { blurryImage } from "./blurry-image.ts";
import { borderContrast } from "./border-contrast.ts";
import { centredParagraph } from "./centred-paragraph.ts";
import { contrastInModes } from "./contrast-in-modes.ts";
import { crampedBox } from "./cramped-box.ts";
import { detachedInstance } from "./detached-instance.ts";
import { halfPixel } from "./half-pixel.ts";
import { iconContrastInModes } from "./icon-contrast-in-modes.ts";
import { iconContrast } from "./icon-contrast.ts";
import { justifiedText } from "./justified-text.ts";
import { lineLength } from "./line-length.ts";
import { looseColour } from "./loose-colour.ts";
import { looseRadius } from "./loose-radius.ts";
import { looseSpacing } from "./loose-spacing.ts";
import { looseTextStyle } from "./loose-text-style.ts";
import { nearDuplicateColours } from "./near-duplicate-colours.ts";
import { nearDuplicateShadows } from "./near-duplicate-shadows.ts";
import { nearMissAlignment } from "./near-miss-alignment.ts";
import { oddLineWidth } from "./odd-line-width.ts";
import { oddPlace } from "./odd-place.ts";
import { oddShade } from "./odd-shade.ts";
import { oddShadow } from "./odd-shadow.ts";
import { oddSize } from "./odd-size.ts";
import { oddTextStyle } from "./odd-text-style.ts";
import { offCentre } from "./off-centre.ts";
import { offScaleSpacing } from "./off-scale-spacing.ts";
import { paragraphSpacing } from "./paragraph-spacing.ts";
import { smallText } from "./small-text.ts";
import { stretchedImage } from "./stretched-image.ts";
import { textAtEdge } from "./text-at-edge.ts";
import { textClipped } from "./text-clipped.ts";
import { textContrast } from "./text-contrast.ts";
import { textOverflow } from "./text-overflow.ts";
import { textsOverlap } from "./texts-overlap.ts";
import { tightLineHeight } from "./tight-line-height.ts";
import { unevenCorners } from "./uneven-corners.ts";
import { unevenGaps } from "./uneven-gaps.ts";
import { unevenPadding } from "./uneven-padding.ts";
import { wideLetterSpacing } from "./wide-letter-spacing.ts";

/** The rules of this aspect. */
export const UI_RULES: readonly Rule[] = [
  almostFullWidth,
  centredParagraph,
  crampedBox,
  halfPixel,
  justifiedText,
  lineLength,
  nearDuplicateColours,
  nearDuplicateShadows,
  nearMissAlignment,
  offScaleSpacing,
  smallText,
  textAtEdge,
  textClipped,
  textContrast,
  textOverflow,
  textsOverlap,
  tightLineHeight,
  unevenGaps,
  unevenPadding,
  wideLetterSpacing,
  iconContrast,
  unevenCorners,
  detachedInstance,
  looseColour,
  contrastInModes,
  stretchedImage,
  blurryImage,
  iconContrastInModes,
  looseTextStyle,
  looseRadius,
  looseSpacing,
  paragraphSpacing,
  oddTextStyle,
  oddSize,
  oddShade,
  oddLineWidth,
  oddShadow,
  oddPlace,
  offCentre,
  borderContrast,
];
