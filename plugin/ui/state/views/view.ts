import { COLOR_BLINDNESSES } from "../../../../shared/standards/color-blindness.ts";

/** The ways to look at a screen. */
export const VIEWS = ["contrast", "focus", ...COLOR_BLINDNESSES] as const;
export type FrameView = (typeof VIEWS)[number];
