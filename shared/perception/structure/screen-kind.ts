import type { Frame } from "../frame/frame.ts";
import { SPECIMEN_WORDS } from "../../standards/specimen-words.ts";
import { computed } from "../frame/computed.ts";
import { nameWords } from "../text/words.ts";

/** What a frame shows: a whole screen, a part of one, a component to be filled in, or a sheet of styles. */
export type ScreenKind = "screen" | "part" | "component" | "specimen";

/** The smallest screens in use are 320 px wide and 480 px high. */
const SMALLEST_SCREEN_PX = { width: 320, height: 480 };

const isSpecimenName = (name: string): boolean => nameWords(name).some((word) => SPECIMEN_WORDS.has(word));

const isComponent = (type: string): boolean => ["COMPONENT", "COMPONENT_SET", "INSTANCE"].includes(type);

/** What a frame shows, by its size, its type and its name. */
export const screenKind = computed(({ root, scene }: Frame): ScreenKind => {
  const { box, name, type } = root.node;
  if (isSpecimenName(name) || isSpecimenName(scene.page.name)) return "specimen";
  if (type === "COMPONENT_SET") return "component";
  if (box.width >= SMALLEST_SCREEN_PX.width && box.height >= SMALLEST_SCREEN_PX.height) return "screen";
  return isComponent(type) ? "component" : "part";
});

/** Whether a frame is a whole screen. */
export const isScreen = (frame: Frame): boolean => screenKind(frame) === "screen";

/** Whether the texts of a frame are meant for people, as those of a component or a sheet of styles are not. */
export const isForPeople = (frame: Frame): boolean => ["screen", "part"].includes(screenKind(frame));
