import type { SceneNode } from "../../../../shared/scene/scene.ts";
import type { Example, Say } from "./example.ts";
import { box, button, EDGE_PX, PAPER, rows, title } from "./parts.ts";

const WIDTH_PX = 375;

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
  box(0, 0, WIDTH_PX, 1016, { id: "screen", name: "Screen", fill: PAPER, clipsContent: true }, [
    ...goods(say),
    button(EDGE_PX, 944, say("Pay now", "Payer")),
  ]);

/** The same cart as it is seen at first: it goes on behind a bar that stays. */
const cartWithBar = (say: Say): SceneNode =>
  box(0, 0, WIDTH_PX, VIEW_PX, { id: "screen", name: "Screen", fill: PAPER, clipsContent: true }, [
    box(0, 0, WIDTH_PX, VIEW_PX, { name: "List", clipsContent: true }, goods(say)),
    box(0, VIEW_PX - BAR_PX, WIDTH_PX, BAR_PX, { name: "Bar", fill: PAPER, line: "#e3e5ea" }, [
      button(EDGE_PX, VIEW_PX - BAR_PX + 16, say("Pay now", "Payer")),
    ]),
  ]);

/** Examples of slips between screens. */
export const FLOW_EXAMPLES: Readonly<Record<string, Example>> = {
  "action-below-fold": { frame: (say, isBad) => (isBad ? scrolledCart(say) : cartWithBar(say)) },
};
