import { onPhone, type Example } from "./example.ts";
import { button, EDGE_PX, entry, INK, prose, QUIET, title, words } from "./parts.ts";

type Pair = readonly [string, string];

const STORY: Pair = [
  "We send your order within two days, and sooner in town. You can change the address until the parcel leaves.",
  "Nous envoyons votre commande en deux jours, et plus tôt en ville. Vous pouvez changer l’adresse avant le départ.",
];

const DETAILS: readonly (readonly [label: Pair, value: Pair])[] = [
  [
    ["Goods", "Articles"],
    ["Two shirts", "Deux chemises"],
  ],
  [
    ["Payment", "Paiement"],
    ["By card", "Par carte"],
  ],
  [
    ["Name", "Nom"],
    ["Anna Weber", "Anna Weber"],
  ],
  [
    ["City", "Ville"],
    ["Lisbon", "Lisbonne"],
  ],
  [
    ["Place", "Lieu"],
    ["At the door", "À la porte"],
  ],
  [
    ["Day", "Jour"],
    ["Monday", "Lundi"],
  ],
  [
    ["Time", "Heure"],
    ["Morning", "Le matin"],
  ],
  [
    ["Way", "Envoi"],
    ["By courier", "Par coursier"],
  ],
];

/** Examples of elements that stand out and should not, or should and do not. */
export const HIERARCHY_EXAMPLES: Readonly<Record<string, Example>> = {
  "competing-primaries": onPhone(260, (say, isBad) => [
    title(say("Your cart", "Votre panier")),
    prose(76, say("Two shirts, at your door on Monday.", "Deux chemises, chez vous lundi.")),
    button(EDGE_PX, 124, say("Pay now", "Payer")),
    button(EDGE_PX, 188, say("Keep shopping", "Continuer mes achats"), { kind: isBad ? "main" : "line" }),
  ]),
  "disguised-action": onPhone(360, (say, isBad) => [
    title(say("Write to us", "Écrivez-nous")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), { value: "Anna Weber" }),
    ...entry(EDGE_PX, 196, say("Email", "E-mail"), { value: "anna@example.com" }),
    isBad
      ? words(187, 284, say("Send message", "Envoyer le message"), { color: INK, align: "center" })
      : button(EDGE_PX, 276, say("Send message", "Envoyer le message")),
  ]),
  "heading-order": onPhone(360, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    words(EDGE_PX, 84, say("How it comes", "Comment il arrive"), { sizePx: 20, weight: 700 }),
    words(EDGE_PX, 116, say(...STORY), { width: 327 }),
    words(EDGE_PX, 220, say("How it goes back", "Comment il repart"), {
      sizePx: isBad ? 16 : 20,
      weight: isBad ? 400 : 700,
    }),
    words(EDGE_PX, 252, say(...STORY), { width: 327 }),
  ]),
  "type-scale": onPhone(440, (say, isBad) => {
    const sizes = isBad ? [12, 14, 16, 18, 20, 22, 24, 26] : [16, 16, 16, 16, 16, 16, 16, 16];
    return [
      title(say("Your order", "Votre commande")),
      ...DETAILS.flatMap(([label, value], index) => [
        words(EDGE_PX, 80 + index * 44, say(...label), { sizePx: 14, color: QUIET }),
        words(190, 80 + index * 44, say(...value), { sizePx: sizes[index] ?? 16, leading: 1.25 }),
      ]),
    ];
  }),
};
