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
  "uneven-row": onPhone(250, (say, isBad) => [
    title(say("Cups and pots", "Tasses et théières")),
    prose(80, say("Made by hand in Lisbon.", "Faites main à Lisbonne.")),
    ...(isBad ? [24, 137, 258] : [24, 141, 258]).map((x, index) =>
      box(x, 128, 93, 93, { name: "Tile", fill: WASH, radiusPx: 12 }, [
        words(x + 46.5, 162, menu(say)[index] ?? "", { align: "center" }),
      ]),
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
  "crooked-column": onPhone(470, (say, isBad) => {
    const card = (x: number, y: number, name: string, state: string): SceneNode =>
      box(x, y, 327, 104, { name: "Card", fill: WASH, radiusPx: 12 }, [
        words(x + 16, y + 20, name, { weight: 600 }),
        words(x + 16, y + 56, state, { color: QUIET }),
      ]);
    return [
      title(say("Your orders", "Vos commandes")),
      card(EDGE_PX, 84, say("Two cups", "Deux tasses"), say("On their way", "En route")),
      card(
        EDGE_PX + (isBad ? 10 : 0),
        204,
        say("A pot of tea", "Une théière"),
        say("Delivered in May", "Livrée en mai"),
      ),
      card(EDGE_PX, 324, say("Six spoons", "Six cuillères"), say("Delivered in June", "Livrées en juin")),
    ];
  }),
  "wandering-edges": onPhone(410, (say, isBad) => {
    const at = (badPx: number): number => (isBad ? badPx : EDGE_PX);
    const card = (x: number, y: number, name: string, text: string): SceneNode =>
      box(x, y, 351 - x, 96, { name: "Card", fill: WASH, radiusPx: 12 }, [
        words(x + 16, y + 20, name, { weight: 600 }),
        words(x + 16, y + 52, text, { color: QUIET }),
      ]);
    return [
      title(say("Your orders", "Vos commandes")),
      card(at(31), 84, say("Two cups", "Deux tasses"), say("On their way", "En route")),
      words(at(37), 212, say("Earlier ones", "Plus anciennes"), { sizePx: 20, weight: 600 }),
      card(at(44), 260, say("A pot of tea", "Une théière"), say("Delivered in May", "Livrée en mai")),
    ];
  }),
  "off-middle": onPhone(300, (say, isBad) => [
    words(WIDTH_PX / 2, 48, say("Thank you", "Merci"), { sizePx: 28, weight: 700, align: "center" }),
    words(
      WIDTH_PX / 2 + (isBad ? 12 : 0),
      112,
      say("Your order is on its way.", "Votre commande est en route."),
      { color: QUIET, align: "center" },
    ),
    button(97, 200, say("Follow it", "Suivre le colis"), { width: 181 }),
  ]),
  "lopsided-margins": onPhone(320, (say, isBad) => {
    const x = isBad ? 14 : EDGE_PX;
    return [
      title(say("Good morning", "Bonjour")),
      prose(76, say("Two cups are on their way.", "Deux tasses sont en route.")),
      button(x, 160, say("Follow the parcel", "Suivre le colis")),
      button(x, 224, say("See all orders", "Toutes les commandes"), { kind: "line" }),
    ];
  }),
};
