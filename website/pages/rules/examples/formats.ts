import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example, type Say } from "./example.ts";
import { lines, prose, row, rows, title, words } from "./parts.ts";

/** A list with something at the right end of each row; one of them may be written otherwise. */
const listOf = (
  heading: readonly [string, string],
  names: readonly (readonly [string, string])[],
  endOf: (say: Say, index: number, isBad: boolean) => string,
): Example =>
  onPhone(280, (say, isBad) => [
    title(say(...heading)),
    ...rows(
      80,
      names.map((one) => say(...one)),
      (name, y, index): SceneNode =>
        row(y, name, { end: [words(335, y + 16, endOf(say, index, isBad), { align: "right" })] }),
    ),
  ]);

const PARCELS = [
  ["Linen shirt", "Chemise en lin"],
  ["Wool jumper", "Pull en laine"],
  ["Winter coat", "Manteau d’hiver"],
] as const;
const line = (
  bad: readonly [string, string],
  good: readonly [string, string],
  heading: readonly [string, string],
): Example => onPhone(150, (say, isBad) => [title(say(...heading)), prose(80, say(...(isBad ? bad : good)))]);

/** One thing that is written in several ways. */
export const FORMAT_EXAMPLES: Readonly<Record<string, Example>> = {
  "mixed-formats": listOf(["Orders", "Commandes"], PARCELS, (say, index, isBad) =>
    isBad && index === 2
      ? say("12/05/2025", "12.05.2025")
      : ([
          say("12 Jan 2026", "12 janvier 2026"),
          say("9 Feb 2026", "9 février 2026"),
          say("3 Mar 2026", "3 mars 2026"),
        ][index] ?? ""),
  ),
  "uneven-writing": onPhone(250, (say, isBad) => [
    title(say("Settings", "Réglages")),
    ...lines(84, [
      say("See all orders", "Voir les commandes"),
      say("Change the address", "Changer d’adresse"),
      isBad ? say("Shipping Details", "détails du colis") : say("Shipping details", "Détails du colis"),
      say("Pay in the shop", "Payer en boutique"),
    ]),
  ]),
  shouting: line(
    [
      "YOUR PARCEL LEAVES OUR HOUSE TODAY AND WILL BE WITH YOU ON MONDAY MORNING.",
      "VOTRE COLIS PART DE CHEZ NOUS AUJOURD’HUI ET SERA CHEZ VOUS LUNDI MATIN.",
    ],
    [
      "Your parcel leaves our house today and will be with you on Monday morning.",
      "Votre colis part de chez nous aujourd’hui et sera chez vous lundi matin.",
    ],
    ["Delivery", "Livraison"],
  ),
};
