import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, onWindow, WIDTH_PX, type Example, type Say } from "./example.ts";
import { box, button, EDGE_PX, prose, QUIET, title, WASH, words } from "./parts.ts";

const menu = (say: Say): readonly string[] => [
  say("Teas", "Thés"),
  say("Journal", "Journal"),
  say("Visits", "Visites"),
  say("Contact", "Contact"),
];

/** Examples of rows whose things do not agree. */
export const ROW_EXAMPLES: Readonly<Record<string, Example>> = {
  "out-of-line": onWindow(130, (say, isBad) => {
    let x = EDGE_PX;
    return menu(say).map((name, index) => {
      const word = words(x, 40 + (isBad ? ([0, -5, 0, 4][index] ?? 0) : 0), name);
      x += word.box.width + 48;
      return word;
    });
  }),
};
