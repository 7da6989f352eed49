import { onPhone, type Example } from "./example.ts";
import { box, EDGE_PX, prose, QUIET, title, PAPER, words, type WordsLook } from "./parts.ts";

const STORY: readonly [string, string] = [
  "We send your order within two days of your payment, and sooner in town. You can change the address until the parcel leaves our house, and we write to you when it does.",
  "Nous envoyons votre commande dans les deux jours, et plus tôt en ville. Vous pouvez changer l’adresse jusqu’au départ du colis, et nous vous écrivons ce jour-là.",
];

/** A screen with a paragraph, set badly or well. */
const set = (bad: WordsLook, good: WordsLook = {}): Example =>
  onPhone(260, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    prose(76, say(...STORY), isBad ? bad : good),
  ]);

/** Examples of texts that are hard to read by the way they are set. */
export const SETTING_EXAMPLES: Readonly<Record<string, Example>> = {
  "small-text": set({ sizePx: 9 }, { sizePx: 14 }),
  "text-setting": {
    frame: (say, isBad) => ({
      ...box(0, 0, 960, 220, { id: "screen", name: "Screen", fill: PAPER }, [
        title(say("Delivery", "Livraison")),
        words(
          EDGE_PX,
          76,
          `${say(...STORY)} ${say("In the shop it waits for two weeks, and a neighbour may fetch it for you if you write us a name.", "En boutique, il attend deux semaines, et un voisin peut venir le chercher si vous nous écrivez son nom.")}`,
          { width: isBad ? 912 : 560, color: QUIET },
        ),
      ]),
      clipsContent: true,
    }),
  },
  "spaces-as-layout": onPhone(150, (say, isBad) => {
    const [day_, hours] = [say("Monday", "Lundi"), say("9 to 5", "9 h à 17 h")];
    return [
      title(say("The shop", "La boutique")),
      ...(isBad
        ? [words(EDGE_PX, 80, `${day_}              ${hours}`)]
        : [words(EDGE_PX, 80, day_), words(EDGE_PX + 140, 80, hours)]),
    ];
  }),
  "text-cut": onPhone(150, (say, isBad) => {
    const label = words(EDGE_PX + 16, 98, say("Recommended for you", "Recommandé pour vous"));
    return [
      title(say("Linen shirt", "Chemise en lin")),
      box(
        EDGE_PX,
        88,
        isBad ? 120 : label.box.width + 32,
        44,
        { name: "Chip", fill: "#dcd9fb", radiusPx: 8 },
        [label],
      ),
    ];
  }),
};
