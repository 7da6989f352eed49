import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { LEAST_FILLED_SHARE } from "./presented-screens.ts";
import { nestedScreens } from "./nested-screens.ts";
import { isStyleSheet } from "./style-sheet.ts";
import { area } from "../../../scene/geometry.ts";
import { PHONE, SMALLEST_SCREEN_PX } from "../../frame/limits.ts";
import { repetitions } from "../repetition/repetition.ts";
import { hasScreenShape } from "./has-screen-shape.ts";

const FEWEST_SCREENS = 4;

/**
 * True when a frame is filled with painted boxes or pictures in the shape of a phone beside each other, and what belongs
 * to each lies loose on it: several screens drawn on one sheet.
 */
const showsScreensSideBySide = computed((frame: Frame): boolean =>
  repetitions(frame).some(
    ({ cells }) =>
      cells.length >= FEWEST_SCREENS &&
      cells.every(({ thing, box }) => thing.painter && hasScreenShape(box, PHONE.presented)) &&
      cells.reduce((sum, { box }) => sum + area(box), 0) >= LEAST_FILLED_SHARE * area(frame.root.node.box),
  ),
);

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
  if (nestedScreens(frame).length > 0 || showsScreensSideBySide(frame)) return "board";
  if (isStyleSheet(frame)) return "specimen";
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
