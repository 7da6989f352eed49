import type { Screen } from "./screens.ts";

/** The command of the relaunch button, as the manifest names it. */
const COMMAND = "review";

/** Puts a button on the frame that starts the plugin with it. A file that may only be viewed refuses. */
export function offerRelaunch(screen: Screen): void {
  try {
    if (!(COMMAND in screen.getRelaunchData())) screen.setRelaunchData({ [COMMAND]: "" });
  } catch {
    // The button is a convenience: the review goes on without it.
  }
}
