import type { Frame } from "../frame.ts";
import { remembered } from "./remembered.ts";

/** A fact about a frame that several rules share: computed once a frame, on first use. */
export const computed: <T>(compute: (frame: Frame) => T) => (frame: Frame) => T = remembered;
