import { closedDialogs } from "../../../../perception/controls/closed-dialogs.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

export const dialogWithoutExit = defineRule({
  id: "dialog-without-exit",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  says: {
    title: "A dialog with no way out",
    problem:
      "“{name}” lies over the darkened screen, and nothing in it can be pressed to close it or to go on.",
    why: "Not everyone thinks of tapping outside it, and with a keyboard or a screen reader that is not possible.",
    fix: "Add a close button at the top, or a button at the bottom such as “Not now”.",
  },
  applies: (frame) => (isScreen(frame) ? closedDialogs(frame) : []),
  check: (dialog, { fail }) => fail({ name: dialog.node.name }, { named: { name: dialog } }),
});
