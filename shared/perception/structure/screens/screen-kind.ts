import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { showsScreensSideBySide } from "./drawn-side-by-side.ts";
import { nestedScreens } from "./nested-screens.ts";
import { sheetSign } from "./style-sheet.ts";

/**
 * The kinds of frames: a whole screen, a part of one, a component to be filled in, a sheet of styles or
 * components, or a presentation of several screens.
 */
export type ScreenKind = "screen" | "part" | "component" | "specimen" | "board";

/** The smallest screens in use are 320 px wide and 480 px high. */
const SMALLEST_SCREEN_PX = { width: 320, height: 480 };

const isComponent = (type: string): boolean => ["COMPONENT", "COMPONENT_SET", "INSTANCE"].includes(type);

/** The kind of a frame, by its size, its type and what lies in it; never by its name. */
export const screenKind = computed((frame: Frame): ScreenKind => {
  const { box, type } = frame.root.node;
  if (type === "COMPONENT_SET") return "component";
  if (nestedScreens(frame).length > 0 || showsScreensSideBySide(frame)) return "board";
  if (sheetSign(frame)) return "specimen";
  if (box.width >= SMALLEST_SCREEN_PX.width && box.height >= SMALLEST_SCREEN_PX.height) return "screen";
  return isComponent(type) ? "component" : "part";
});

/** True when a frame is a whole screen. */
export const isScreen = (frame: Frame): boolean => screenKind(frame) === "screen";

/**
 * True when the texts of a frame are meant for people, as those of a component or a sheet of styles are not. Of screens
 * that a board holds each is read by itself; what lies loose on a sheet of several is read with it.
 */
export const isForPeople = (frame: Frame): boolean =>
  ["screen", "part"].includes(screenKind(frame)) || showsScreensSideBySide(frame);
