import type { Reaction, SceneNode } from "../../../../shared/scene/scene.ts";
import type { Example, Say } from "./example.ts";
import { box, button, EDGE_PX, prose, QUIET, rows, title, PAPER, words } from "./parts.ts";

const SIZE = { width: 375, height: 480 };
const STEP_PX = SIZE.width + 40;

const to = (destinationId: string, more: Partial<Reaction> = {}): readonly Reaction[] => [
  { trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId, ...more },
];
const BACK: readonly Reaction[] = [{ trigger: "ON_CLICK", action: "BACK" }];

const moved = (node: SceneNode, dx: number): SceneNode => ({
  ...node,
  box: { ...node.box, x: node.box.x + dx },
  ...(node.children && { children: node.children.map((child) => moved(child, dx)) }),
});

/** A screen at its place in a row of screens. */
const at = (
  place: number,
  id: string,
  name: string,
  layers: readonly SceneNode[],
  more: Partial<SceneNode> = {},
): SceneNode =>
  moved(
    { ...box(0, 0, SIZE.width, SIZE.height, { id, name, fill: PAPER, clipsContent: true, ...more }, layers) },
    place * STEP_PX,
  );

const thanks = (say: Say, hasWay: boolean): SceneNode =>
  at(1, "thanks", say("Thanks", "Merci"), [
    title(say("Thank you", "Merci")),
    prose(
      80,
      say(
        "Your order is with us, and we have written to you.",
        "Votre commande est chez nous, et nous vous avons écrit.",
      ),
    ),
    ...(hasWay
      ? [button(EDGE_PX, 408, say("Follow the parcel", "Suivre le colis"), { reactions: BACK })]
      : []),
  ]);

const checkout = (say: Say): SceneNode =>
  at(0, "checkout", say("Checkout", "Paiement"), [
    title(say("Checkout", "Paiement")),
    prose(80, say("Two shirts, at your door on Monday.", "Deux chemises, chez vous lundi.")),
    button(EDGE_PX, 408, say("Pay now", "Payer"), { reactions: to("thanks") }),
  ]);

const parcel = (say: Say, isBad: boolean): SceneNode =>
  at(
    1,
    "sheet",
    say("Parcel", "Colis"),
    [
      title(say("Your parcel", "Votre colis")),
      prose(
        80,
        say(
          "It has left our house and will be with you on Friday.",
          "Il est parti de chez nous et arrive vendredi.",
        ),
      ),
      ...(isBad
        ? []
        : [
            button(EDGE_PX, 408, say("Close", "Fermer"), {
              kind: "line",
              reactions: [{ trigger: "ON_CLICK", action: "CLOSE" }],
            }),
          ]),
    ],
    { closesOnClickOutside: false },
  );

const dialog = (say: Say, isBad: boolean): readonly SceneNode[] => [
  title(say("Your orders", "Vos commandes")),
  prose(80, say("Two shirts, at your door on Monday.", "Deux chemises, chez vous lundi.")),
  box(0, 0, 375, 480, {
    name: "Scrim",
    fills: [{ type: "solid", color: { r: 0, g: 0, b: 0 }, opacity: 0.5 }],
  }),
  box(EDGE_PX, 140, 327, 200, { name: "Dialog", fill: PAPER, radiusPx: 16 }, [
    words(48, 164, say("News by email", "Les nouvelles par e-mail"), { sizePx: 20, weight: 700 }),
    words(
      48,
      204,
      say("We write once a month, and never more often.", "Nous écrivons une fois par mois, jamais plus."),
      { width: 279, color: QUIET },
    ),
    ...(isBad
      ? []
      : [button(48, 272, say("Not now", "Plus tard"), { width: 279, kind: "line", height: 44 })]),
  ]),
];

const GOODS: readonly (readonly [string, string])[] = [
  ["Linen shirt", "Chemise en lin"],
  ["Blue scarf", "Écharpe bleue"],
  ["Wool socks", "Chaussettes en laine"],
  ["Straw hat", "Chapeau de paille"],
  ["Leather belt", "Ceinture en cuir"],
  ["Rain coat", "Manteau de pluie"],
  ["Canvas bag", "Sac en toile"],
  ["Silk tie", "Cravate en soie"],
  ["Winter gloves", "Gants d’hiver"],
  ["Cotton cap", "Casquette en coton"],
  ["Rubber boots", "Bottes en caoutchouc"],
  ["Running shoes", "Chaussures de course"],
  ["Night gown", "Chemise de nuit"],
];
const VIEW_PX = 812;
/** The strip below the bar belongs to the home indicator. */
const BAR_PX = 106;

const goods = (say: Say): readonly SceneNode[] => [
  title(say("Your cart", "Votre panier")),
  ...rows(
    80,
    GOODS.map((one) => say(...one)),
  ),
];

/** A cart longer than the view, drawn down to its button. */
const scrolledCart = (say: Say): SceneNode =>
  box(0, 0, SIZE.width, 1016, { id: "screen", name: "Screen", fill: PAPER, clipsContent: true }, [
    ...goods(say),
    button(EDGE_PX, 944, say("Pay now", "Payer")),
  ]);

/** The same cart as it is seen at first: it goes on behind a bar that stays. */
const cartWithBar = (say: Say): SceneNode =>
  box(0, 0, SIZE.width, VIEW_PX, { id: "screen", name: "Screen", fill: PAPER, clipsContent: true }, [
    box(0, 0, SIZE.width, VIEW_PX, { name: "List", clipsContent: true }, goods(say)),
    box(0, VIEW_PX - BAR_PX, SIZE.width, BAR_PX, { name: "Bar", fill: PAPER, line: "#e3e5ea" }, [
      button(EDGE_PX, VIEW_PX - BAR_PX + 16, say("Pay now", "Payer")),
    ]),
  ]);

/** Examples of slips between screens. */
export const FLOW_EXAMPLES: Readonly<Record<string, Example>> = {
  "action-below-fold": { frame: (say, isBad) => (isBad ? scrolledCart(say) : cartWithBar(say)) },
  "dead-end": {
    frame: (say, isBad) => thanks(say, !isBad),
    beside: (say) => [checkout(say)],
  },
  "overlay-without-close": {
    frame: parcel,
    beside: (say) => [
      at(0, "orders", say("Orders", "Commandes"), [
        title(say("Your orders", "Vos commandes")),
        button(EDGE_PX, 408, say("Follow the parcel", "Suivre le colis"), {
          reactions: to("sheet", { navigation: "OVERLAY" }),
        }),
      ]),
    ],
  },
  "dialog-without-exit": {
    frame: (say, isBad) =>
      box(
        0,
        0,
        375,
        480,
        { id: "screen", name: "Screen", fill: PAPER, clipsContent: true },
        dialog(say, isBad),
      ),
  },
};
