import { onPhone, onWindow, type Example, type Say } from "./example.ts";
import { box, EDGE_PX, prose, title, WASH, words } from "./parts.ts";

const menu = (say: Say): readonly string[] => [
  say("Teas", "Thés"),
  say("Journal", "Journal"),
  say("Visits", "Visites"),
  say("Contact", "Contact"),
];

/** Examples of rows whose things do not agree. */
export const ROW_EXAMPLES: Readonly<Record<string, Example>> = {
  "uneven-row": onPhone(250, (say, isBad) => [
    title(say("Cups and pots", "Tasses et théières")),
    prose(80, say("Made by hand in Lisbon.", "Faites main à Lisbonne.")),
    ...(isBad ? [24, 137, 258] : [24, 141, 258]).map((x) =>
      box(x, 128, 93, 93, { name: "Cup", type: "RECTANGLE", fill: WASH, radiusPx: 12 }),
    ),
  ]),
  "crooked-row": onWindow(130, (say, isBad) => {
    let x = EDGE_PX;
    return menu(say).map((name, index) => {
      const word = words(x, 40 + (isBad ? ([0, -5, 0, 4][index] ?? 0) : 0), name);
      x += word.box.width + 48;
      return word;
    });
  }),
};
