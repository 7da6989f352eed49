import { useEffect, useState } from "preact/hooks";
import { commands } from "./commands.ts";
import { isReviewed, type PanelState, reviewsOf } from "./panel-state.ts";
import { usePanel } from "./use-panel.ts";

/** Does what a command of the menu says; false while that cannot be done yet. */
function start(command: string, state: PanelState): boolean {
  switch (command) {
    case "library":
      commands.reviewLibrary("file");
      return true;
    case "page":
      if (!state.selection || state.selection.kind === "frames") return false;
      commands.choosePage();
      return true;
    case "fix":
      if (!isReviewed(state)) return false;
      commands.showFixes(reviewsOf(state).map(({ report }) => ({ frameId: report.id })));
      return true;
    default:
      return true;
  }
}

/** Does once what the menu or a quick action of the editor was asked for, as soon as the panel can. */
export function useStartCommand(command: string): void {
  const { state } = usePanel();
  const [isDue, setDue] = useState(true);
  useEffect(() => {
    if (isDue && start(command, state)) setDue(false);
  }, [isDue, command, state]);
}
