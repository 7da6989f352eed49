import type { Page } from "../../../shared/scene/scene.ts";
import { screensIn } from "../screens.ts";

/** Describes the page that the frames with these ids lie on, as a scene holds it. */
export function describePage(page: PageNode, frameIds: readonly string[]): Page {
  const isComplete = screensIn(page).every(({ id, visible }) => !visible || frameIds.includes(id));
  return { id: page.id, name: page.name, ...(isComplete && { isComplete }) };
}
