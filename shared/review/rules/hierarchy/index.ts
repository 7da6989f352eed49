import type { Rule } from "../../rule.ts";
import { boldParagraph } from "./bold-paragraph.ts";
import { boldThroughout } from "./bold-throughout.ts";
import { competingPrimaries } from "./competing-primaries.ts";
import { flatHierarchy } from "./flat-hierarchy.ts";
import { headingNearerAbove } from "./heading-nearer-above.ts";
import { headingNotDistinct } from "./heading-not-distinct.ts";
import { headingStepsInverted } from "./heading-steps-inverted.ts";
import { lesserTextLouder } from "./lesser-text-louder.ts";
import { nearDuplicateSizes } from "./near-duplicate-sizes.ts";
import { orphanInHeading } from "./orphan-in-heading.ts";
import { primaryOutweighed } from "./primary-outweighed.ts";
import { tooManyFonts } from "./too-many-fonts.ts";
import { tooManySizes } from "./too-many-sizes.ts";
import { totalNotStressed } from "./total-not-stressed.ts";
import { unevenHeadings } from "./uneven-headings.ts";
import { weakMainAction } from "./weak-main-action.ts";

/** The rules of this aspect. */
export const HIERARCHY_RULES: readonly Rule[] = [
  competingPrimaries,
  primaryOutweighed,
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
];
