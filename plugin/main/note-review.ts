import { findNode } from "./find-node.ts";
import type { ToMain, LastReview } from "../protocol/messages.ts";
import { keptFields } from "./kept/kept-fields.ts";
import { canBeScreen, type Screen } from "./screens.ts";

/** The command of the relaunch button, as the manifest names it. */
const COMMAND = "review";

const KEY = "last-review";

const isText = (value: unknown): value is string => typeof value === "string";

/** The findings on a screen when a review of it was kept last; undefined where none was, or the note is damaged. */
export function lastReviewOf(screen: Screen): LastReview | undefined {
  const { at, engine, findingIds } = keptFields(screen.getPluginData(KEY)) ?? {};
  if (!isText(at) || Number.isNaN(Date.parse(at)) || !isText(engine) || !Array.isArray(findingIds))
    return undefined;
  return { at, engine, findingIds: findingIds.filter(isText) };
}

/** A file that may only be viewed, or is full, refuses; an editor that is busy does not answer. */
async function noteOn(id: string, last: LastReview): Promise<void> {
  try {
    const screen = await findNode(id);
    if (!screen || !canBeScreen(screen)) return;
    if (!(COMMAND in screen.getRelaunchData())) screen.setRelaunchData({ [COMMAND]: "" });
    screen.setPluginData(KEY, JSON.stringify(last));
  } catch {
    // Button and note are a convenience: the review is there without them.
  }
}

/** Notes on the screens of a review that was kept what was found on them, and puts a button there that opens the plugin. */
export async function noteReview({
  screens,
  ...review
}: Parameters<ToMain["note-review"]>[0]): Promise<void> {
  for (const { id, findingIds } of screens) await noteOn(id, { ...review, findingIds });
}
