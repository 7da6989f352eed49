import type { Page } from "../../../shared/scene/scene.ts";
import { isShown, screensIn } from "../screens.ts";

/** Describes the page that the frames with these ids lie on, as a scene holds it. */
export function describePage(page: PageNode, frameIds: readonly string[]): Page {
  const isComplete = screensIn(page).every((screen) => !isShown(screen) || frameIds.includes(screen.id));
  return { id: page.id, name: page.name, ...(isComplete && { isComplete }) };
}
