import { COLOUR_BLINDNESSES } from "../../../../shared/standards/colour-blindness.ts";

/** The ways to look at a screen. */
export const VIEWS = ["contrast", "weight", "focus", ...COLOUR_BLINDNESSES] as const;
export type View = (typeof VIEWS)[number];
