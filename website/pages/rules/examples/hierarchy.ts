import { onPhone, type Example, type Say } from "./example.ts";
import { button, EDGE_PX, entry, INK, prose, QUIET, title, words, type WordsLook } from "./parts.ts";

type Pair = readonly [string, string];

const STORY: Pair = [
  "We send your order within two days, and sooner in town. You can change the address until the parcel leaves.",
  "Nous envoyons votre commande en deux jours, et plus tôt en ville. Vous pouvez changer l’adresse avant le départ.",
];
const BACK: Pair = [
  "You can send back what does not fit. We pay for the way, and you have your money within three days.",
  "Vous pouvez rendre ce qui ne va pas. Nous payons le retour, et vous avez votre argent en trois jours.",
];

const part = (say: Say, y: number, heading: Pair, text: Pair, look: WordsLook = {}) => [
  words(EDGE_PX, y, say(...heading), { sizePx: 20, weight: 700, leading: 1.4, ...look }),
  prose(y + 36, say(...text)),
];

const bill = (say: Say, label: string, sum: string, y: number, look: WordsLook = {}) => [
  words(EDGE_PX, y, label, look),
  words(351, y, sum, { ...look, align: "right" }),
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
  "weak-main-action": onPhone(360, (say, isBad) => [
    title(say("Write to us", "Écrivez-nous")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), { value: "Anna Weber" }),
    ...entry(EDGE_PX, 196, say("Email", "E-mail"), { value: "anna@example.com" }),
    isBad
      ? words(187, 284, say("Send message", "Envoyer le message"), { color: INK, align: "center" })
      : button(EDGE_PX, 276, say("Send message", "Envoyer le message")),
  ]),
  "flat-hierarchy": onPhone(410, (say, isBad) => [
    words(
      EDGE_PX,
      24,
      say("Your order", "Votre commande"),
      isBad ? {} : { sizePx: 28, weight: 700, leading: 1.25 },
    ),
    ...DETAILS.flatMap(([label, value], index) => [
      words(EDGE_PX, 80 + index * 40, say(...label), isBad ? {} : { color: QUIET }),
      words(190, 80 + index * 40, say(...value)),
    ]),
  ]),
  "heading-not-distinct": onPhone(280, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    words(EDGE_PX, 84, say("How it comes", "Comment il arrive"), {
      name: "Heading",
      sizePx: isBad ? 16 : 20,
      weight: isBad ? 400 : 700,
    }),
    words(EDGE_PX, 116, say(...STORY), { width: 327 }),
  ]),
  "heading-nearer-above": onPhone(380, (say, isBad) => [
    title(say("Help", "Aide")),
    ...part(say, 76, ["Delivery", "Livraison"], STORY),
    words(EDGE_PX, isBad ? 188 : 216, say("Returns", "Retours"), { sizePx: 20, weight: 700, leading: 1.4 }),
    prose(252, say(...BACK)),
  ]),
  "heading-steps-inverted": onPhone(220, (say, isBad) => [
    words(EDGE_PX, 24, say("Your orders", "Vos commandes"), {
      name: "H1",
      sizePx: isBad ? 20 : 32,
      weight: 700,
      leading: 1.3,
    }),
    words(EDGE_PX, 80, say("In May", "En mai"), {
      name: "H2",
      sizePx: isBad ? 28 : 20,
      weight: 700,
      leading: 1.3,
    }),
    prose(124, say("Two shirts, at your door on Monday.", "Deux chemises, chez vous lundi.")),
  ]),
  "near-duplicate-sizes": onPhone(410, (say, isBad) => [
    title(say("Your order", "Votre commande")),
    ...DETAILS.map(([, value], index) =>
      words(EDGE_PX, 80 + index * 40, say(...value), { sizePx: isBad && index > 5 ? 13 : 14, color: QUIET }),
    ),
  ]),
  "too-many-sizes": onPhone(440, (say, isBad) => {
    const sizes = isBad ? [12, 14, 16, 18, 20, 22, 24, 26] : [16, 16, 16, 16, 16, 16, 16, 16];
    return [
      title(say("Your order", "Votre commande")),
      ...DETAILS.flatMap(([label, value], index) => [
        words(EDGE_PX, 80 + index * 44, say(...label), { sizePx: 14, color: QUIET }),
        words(190, 80 + index * 44, say(...value), { sizePx: sizes[index] ?? 16, leading: 1.25 }),
      ]),
    ];
  }),
  "too-many-fonts": onPhone(410, (say, isBad) => [
    title(say("Your order", "Votre commande")),
    ...DETAILS.map(([, value], index) =>
      words(EDGE_PX, 80 + index * 40, say(...value), {
        font: isBad ? (["Inter", "Lora", "Oswald", "Georgia"][index % 4] ?? "Inter") : "Inter",
        color: QUIET,
      }),
    ),
  ]),
  "bold-paragraph": onPhone(260, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    prose(
      76,
      `${say(...STORY)} ${say("We write to you on that day, with a number to follow it by.", "Nous vous écrivons ce jour-là, avec un numéro pour le suivre.")}`,
      { weight: isBad ? 700 : 400 },
    ),
  ]),
  "bold-throughout": onPhone(420, (say, isBad) => [
    title(say("Help", "Aide")),
    prose(76, say(...STORY), { weight: isBad ? 700 : 400 }),
    prose(188, say(...BACK), { weight: isBad ? 700 : 400 }),
    prose(
      300,
      say(
        "Write to us when you need help. We answer on the same day, and we know where your parcel is.",
        "Écrivez-nous si vous avez besoin de nous. Nous répondons le jour même, et nous savons où est votre colis.",
      ),
      { weight: isBad ? 700 : 400 },
    ),
  ]),
  "orphan-in-heading": onPhone(190, (say, isBad) => [
    words(
      EDGE_PX,
      24,
      isBad
        ? say("Follow the latest winter trends", "Voyez toutes nos belles idées")
        : say("Follow the winter trends", "Voyez nos belles idées"),
      {
        name: "Heading",
        sizePx: 24,
        weight: 700,
        leading: 1.3,
        width: 327,
      },
    ),
    prose(104, say("Two shirts, at your door on Monday.", "Deux chemises, chez vous lundi.")),
  ]),
  "total-not-stressed": onPhone(230, (say, isBad) => [
    title(say("Your bill", "Votre facture")),
    ...bill(say, say("Linen shirt", "Chemise en lin"), say("€42.00", "42,00 €"), 88),
    ...bill(say, say("Delivery", "Livraison"), say("€5.00", "5,00 €"), 124),
    ...bill(say, "Total", say("€47.00", "47,00 €"), 168, isBad ? {} : { sizePx: 20, weight: 700 }),
  ]),
  "lesser-text-louder": onPhone(240, (say, isBad) => [
    title(say("Linen shirt", "Chemise en lin")),
    words(EDGE_PX, 84, say("€79.00", "79,00 €"), { sizePx: isBad ? 14 : 24, weight: isBad ? 400 : 700 }),
    words(EDGE_PX, 128, say("Tax included, delivery not", "Taxes comprises, sans livraison"), {
      sizePx: isBad ? 20 : 14,
      color: QUIET,
    }),
    button(EDGE_PX, 172, say("Add to cart", "Ajouter au panier")),
  ]),
  "uneven-headings": onPhone(520, (say, isBad) => [
    title(say("Help", "Aide"), { sizePx: 32 }),
    ...part(say, 88, ["Delivery", "Livraison"], STORY),
    ...part(say, 232, ["Returns", "Retours"], BACK),
    ...part(
      say,
      376,
      ["Payment", "Paiement"],
      [
        "You pay by card or in the shop. Your money is safe with us, and we keep no number of a card.",
        "Vous payez par carte ou en boutique. Nous ne gardons aucun numéro de carte chez nous.",
      ],
      isBad ? { sizePx: 24 } : {},
    ),
  ]),
};
