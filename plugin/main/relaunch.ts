import { findNode } from "./find-node.ts";
import { canBeScreen, type Screen } from "./screens.ts";

/** The command of the relaunch button, as the manifest names it. */
const COMMAND = "review";

/** A file that may only be viewed refuses. */
function offerOn(screen: Screen): void {
  try {
    if (!(COMMAND in screen.getRelaunchData())) screen.setRelaunchData({ [COMMAND]: "" });
  } catch {
    // The button is a convenience: the review is there without it.
  }
}

/** Puts a button on frames for which a review was asked: it opens the plugin. */
export async function offerReview({ frameIds }: { readonly frameIds: readonly string[] }): Promise<void> {
  for (const id of frameIds) {
    const node = await findNode(id);
    if (node && !node.removed && canBeScreen(node)) offerOn(node);
  }
}
