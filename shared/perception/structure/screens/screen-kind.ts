import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { nestedScreens } from "./nested-screens.ts";
import { isStyleSheet } from "./style-sheet.ts";
import { SMALLEST_SCREEN_PX } from "../../frame/limits.ts";

/**
 * The kinds of frames: a whole screen, a part of one, a component to be filled in, a sheet of styles or
 * components, or a presentation of several screens.
 */
export type ScreenKind = "screen" | "part" | "component" | "specimen" | "board";

const isComponent = (type: string): boolean => ["COMPONENT", "COMPONENT_SET", "INSTANCE"].includes(type);

/** The kind of a frame, by its size, its type and what lies in it; never by its own name. */
export const screenKind = computed((frame: Frame): ScreenKind => {
  const { box, type } = frame.root.node;
  if (type === "COMPONENT_SET") return "component";
  if (nestedScreens(frame).length > 0) return "board";
  if (isStyleSheet(frame)) return "specimen";
  if (box.width >= SMALLEST_SCREEN_PX.width && box.height >= SMALLEST_SCREEN_PX.height) return "screen";
  return isComponent(type) ? "component" : "part";
});

/** True when a frame is a whole screen. */
export const isScreen = (frame: Frame): boolean => screenKind(frame) === "screen";

/**
 * True when the texts of a frame are meant for people, as those of a component or a sheet of styles are not. Of screens
 * that a board holds each is read by itself.
 */
export const isForPeople = (frame: Frame): boolean => ["screen", "part"].includes(screenKind(frame));
