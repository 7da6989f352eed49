import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, onWholePhone, type Example, type Say, WIDTH_PX } from "./example.ts";
import { ACCENT, box, button, EDGE_PX, INK, prose, QUIET, sign, title, WASH, PAPER, words } from "./parts.ts";

const PLACES: readonly (readonly [string, string])[] = [
  ["Home", "Accueil"],
  ["Search", "Recherche"],
  ["Orders", "Achats"],
  ["Saved", "Favoris"],
  ["Profile", "Profil"],
  ["Help", "Aide"],
];
const SIGNS = ["Menu", "Search", "Check", "Star", "Plus", "Arrow up"];

interface BarLook {
  readonly count: number;
  readonly isLabelled?: boolean;
  readonly chosen?: number;
}

/** A bar of places at the bottom of a phone. */
function tabBar(say: Say, y: number, { count, isLabelled = true, chosen = 0 }: BarLook): SceneNode {
  const step = WIDTH_PX / count;
  const items = PLACES.slice(0, count).map((names, index) => {
    const color = index === chosen ? ACCENT : QUIET;
    const label = words(step * (index + 0.5), y + 36, say(...names), {
      sizePx: 12,
      weight: index === chosen ? 700 : 500,
      color,
      align: "center",
    });
    const icon = sign(step * (index + 0.5) - 10, y + (isLabelled ? 10 : 22), 20, SIGNS[index] ?? "", color);
    return box(step * index, y, step, 64, { name: "Item" }, isLabelled ? [icon, label] : [icon]);
  });
  return box(0, y, WIDTH_PX, 80, { name: "Tab bar", fill: PAPER, line: "#e3e5ea" }, items);
}

const greeting = (say: Say): readonly SceneNode[] => [
  title(say("Good morning", "Bonjour")),
  prose(72, say("Your parcel leaves our house today.", "Votre colis part aujourd’hui.")),
];

interface OptionLook {
  readonly fill: string;
  readonly color: string;
  readonly weight: number;
}

const CHOSEN: OptionLook = { fill: "#d9d6f7", color: "#2f2790", weight: 600 };
const REST: OptionLook = { fill: WASH, color: QUIET, weight: 400 };

const option = (
  x: number,
  y: number,
  width: number,
  label: string,
  { fill, ...set }: OptionLook,
): SceneNode =>
  box(x, y, width, 44, { name: "Option", radiusPx: 22, fill }, [
    words(x + width / 2, y + 10, label, { align: "center", ...set }),
  ]);

const ORDERS = [
  ["All", "Tous", 80],
  ["Open", "Ouverts", 100],
  ["Sent", "Envoyés", 108],
] as const;

const options = (
  say: Say,
  y: number,
  isChosen: (index: number) => boolean,
  chosen: OptionLook = CHOSEN,
): readonly SceneNode[] =>
  ORDERS.map(([english, french, width], index) =>
    option(
      EDGE_PX + ORDERS.slice(0, index).reduce((sum, one) => sum + one[2] + 12, 0),
      y,
      width,
      say(english, french),
      isChosen(index) ? chosen : REST,
    ),
  );

/** Examples of slips in things to press and to choose. */
export const CONTROL_EXAMPLES: Readonly<Record<string, Example>> = {
  "control-without-label": onPhone(264, (say, isBad) => [
    title(say("Your parcel", "Votre colis")),
    prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
    button(EDGE_PX, 128, say("Follow it", "Le suivre"), {
      type: "INSTANCE",
      instance: { componentId: "button" },
    }),
    isBad
      ? box(EDGE_PX, 192, 327, 48, {
          name: "Button",
          type: "INSTANCE",
          instance: { componentId: "button" },
          fill: ACCENT,
          radiusPx: 12,
        })
      : button(EDGE_PX, 192, say("Change the day", "Changer le jour"), {
          kind: "line",
          type: "INSTANCE",
          instance: { componentId: "button" },
        }),
  ]),
  "home-indicator": onWholePhone(568, (say, isBad) => [
    title(say("Your order", "Votre commande")),
    prose(72, say("It will be there on Monday.", "Elle arrive lundi.")),
    button(EDGE_PX, isBad ? 514 : 470, say("Pay now", "Payer")),
    box(120, 555, 134, 5, { name: "Home indicator", fill: INK, radiusPx: 3 }),
  ]),
  "unclear-tab-bar": onWholePhone(568, (say, isBad) => [
    ...greeting(say),
    tabBar(say, 488, { count: 4, isLabelled: !isBad }),
  ]),
  "chosen-option": onPhone(160, (say, isBad) => [
    title(say("Your orders", "Vos commandes")),
    ...options(say, 88, (index) => index === 0 || (isBad && index === 2)),
  ]),
  "target-size": onPhone(220, (say, isBad) => [
    title(say("Your parcel", "Votre colis")),
    prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
    button(EDGE_PX, 128, say("Follow it", "Le suivre"), { width: 160, height: isBad ? 32 : 48 }),
  ]),
  "same-label-twice": onPhone(200, (say, isBad) => [
    title(say("Your parcel", "Votre colis")),
    button(EDGE_PX, 96, say("Change the day", "Changer le jour"), {
      width: 157,
      kind: "line",
      label: { sizePx: 15 },
    }),
    button(
      EDGE_PX + 170,
      96,
      isBad ? say("Change the day", "Changer le jour") : say("Change the place", "Changer le lieu"),
      { width: 157, kind: "line", label: { sizePx: 15 } },
    ),
  ]),
};
