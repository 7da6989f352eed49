import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, onWindow, type Example, type Say } from "./example.ts";
import { ACCENT, box, EDGE_PX, prose, QUIET, row, rows, title, WASH, PAPER, words } from "./parts.ts";

const menu = (say: Say): readonly string[] => [
  say("Profile", "Profil"),
  say("Orders", "Commandes"),
  say("Payment", "Paiement"),
  say("Help", "Aide"),
];

/** Examples of parts that stand in the wrong place by a little. */
export const SPACING_EXAMPLES: Readonly<Record<string, Example>> = {
  "out-of-line": onWindow(130, (say, isBad) => {
    let x = EDGE_PX;
    return menu(say).map((name, index) => {
      const word = words(x, 40 + (isBad ? ([0, -5, 0, 4][index] ?? 0) : 0), name);
      x += word.box.width + 48;
      return word;
    });
  }),
  "uneven-margins": onPhone(340, (say, isBad) => {
    const card = (y: number, heading: string, text: string): SceneNode =>
      box(EDGE_PX, y, isBad ? 339 : 327, 104, { name: "Card", fill: WASH, radiusPx: 12 }, [
        words(EDGE_PX + 16, y + 24, heading, { weight: 600 }),
        words(EDGE_PX + 16, y + 56, text, { color: QUIET }),
      ]);
    return [
      title(say("Your order", "Votre commande")),
      card(84, say("Delivery", "Livraison"), say("On Monday", "Lundi")),
      card(204, say("Payment", "Paiement"), say("By card", "Par carte")),
    ];
  }),
  "cramped-box": onPhone(190, (say, isBad) => [
    title(say("Your parcel", "Votre colis")),
    isBad
      ? box(EDGE_PX, 88, 231, 56, { name: "Note", fill: WASH, radiusPx: 8 }, [
          words(
            EDGE_PX + 2,
            104,
            say("It will be there on Monday.", "Votre colis arrive lundi dans la matinée."),
            {
              width: 227,
            },
          ),
        ])
      : box(EDGE_PX, 88, 263, 56, { name: "Note", fill: WASH, radiusPx: 8 }, [
          words(
            EDGE_PX + 16,
            104,
            say("It will be there on Monday.", "Votre colis arrive lundi dans la matinée."),
            {
              width: 231,
            },
          ),
        ]),
  ]),
  "uneven-gaps": onPhone(364, (say, isBad) => [
    title(say("Settings", "Réglages")),
    ...rows(80, [...menu(say)], (name, y, index) => row(y + (isBad && index >= 2 ? 4 : 0), name)),
  ]),
  "off-centre": onPhone(240, (say, isBad) => {
    const set = words(187, 148, say("Follow the parcel", "Suivre le colis"), {
      color: PAPER,
      weight: 600,
      align: "center",
    });
    return [
      title(say("Your parcel", "Votre colis")),
      prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
      box(EDGE_PX, 136, 327, 48, { name: "Button", fill: ACCENT, radiusPx: 12 }, [
        { ...set, box: { ...set.box, x: set.box.x + (isBad ? 6 : 0), y: set.box.y + (isBad ? 5 : 0) } },
      ]),
    ];
  }),
};
