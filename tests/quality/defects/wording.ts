import { layer } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { line, paragraph, planted, plantedAlone, PROSE } from "./plant.ts";
import { oneOf, type Pair } from "./writing.ts";

const MIX_UPS: readonly [Pair, ...Pair[]] = [
  ["Write to us if you are not happy with the order", "Write to us if your not happy with the order"],
  ["Each of the lists keeps its own order", "Each of the lists keeps it's own order"],
  ["You have an empty cart for now", "You have a empty cart for now"],
  ["Become a user of the new plan today", "Become an user of the new plan today"],
  ["Log in to your account for more", "Login to your account for more"],
  ["The new plan is better than the old one", "The new plan is better then the old one"],
  ["Vous avez oublié votre mot de passe", "Vous avez oublier votre mot de passe"],
  ["Ce champ est obligatoire pour votre commande", "Ce champ et obligatoire pour votre commande"],
  ["Modifier l’adresse de la commande et le nom", "Modifier la adresse de la commande et le nom"],
];

const TWO_NOTS: readonly [Pair, ...Pair[]] = [
  ["Send me news by email", "Do not stop sending me news"],
  ["Show me all of the offers", "Don’t hide the offers from me"],
  ["Recevoir les nouvelles par e-mail", "Ne pas désactiver les nouvelles par e-mail"],
];

/** Words that were left in another language on a screen in English. */
const LEFT_FOREIGN: readonly [Pair, ...Pair[]] = [
  ["Remove the order", "Abbrechen"],
  ["Change the password", "Mot de passe"],
  ["See all of them", "Ver todo"],
];

type Address = readonly [sound: string, slip: string, text: string];

const ADDRESSES: readonly [Address, ...Address[]] = [
  ["Your orders", "My orders", "We keep your orders for two years."],
  ["Your invoices", "My invoices", "You will find all of your invoices here."],
  ["Vos commandes", "Mes commandes", "Nous gardons vos commandes pendant deux ans."],
];

/** Slips in what is said, and to whom. */
export const WORDING_DEFECTS: readonly Defect[] = [
  { rule: "slip-of-the-pen", what: "one word taken for another", sizes: [1], sites: oneOf(MIX_UPS) },
  {
    rule: "two-languages",
    what: "a label in another language",
    sizes: [1],
    sites: plantedAlone((random) => {
      const [sound, slip] = random.pick(LEFT_FOREIGN);
      return {
        heightPx: 340,
        touched: ["line"],
        build: (ground, size) => [
          paragraph(PROSE, ground, { id: "text" }),
          ...["What you have ordered", "Where it is on its way", "What it will cost you"].map(
            (words, index) => line(words, ground, { id: `own${index}`, y: ground.y + 160 + 40 * index }),
          ),
          line(size === undefined ? sound : slip, ground, { id: "line", y: ground.y + 280 }),
        ],
      };
    }),
  },
  {
    rule: "double-negative",
    what: "a choice that says no twice",
    sizes: [1],
    sites: plantedAlone((random) => {
      const [sound, slip] = random.pick(TWO_NOTS);
      return {
        heightPx: 60,
        touched: ["box:label"],
        build: (ground, size) => [
          layer({ id: "box", name: "Checkbox", x: ground.x, y: ground.y, width: 400, height: 24 }, [
            layer({
              id: "tick",
              name: "Box",
              x: ground.x,
              y: ground.y + 4,
              width: 16,
              height: 16,
              fill: "#dddddd",
            }),
            line(size === undefined ? sound : slip, ground, { id: "box:label", x: ground.x + 28 }),
          ]),
        ],
      };
    }),
  },
  {
    rule: "text-too-long",
    what: "several paragraphs made one",
    unit: "words",
    sizes: [36, 72, 108, 144],
    claimed: [108, 144],
    sites: planted(() => ({
      heightPx: 480,
      touched: ["text"],
      build: (ground, words = 36) => [
        paragraph(Array.from({ length: words / 36 }, () => PROSE).join(" "), ground, { id: "text" }),
      ],
    })),
  },
  {
    rule: "said-twice",
    what: "the words of a heading as its text",
    sizes: [1],
    sites: planted(() => ({
      heightPx: 120,
      touched: ["heading", "text"],
      build: (ground, size) => [
        line("Follow the trends of the winter", ground, {
          id: "heading",
          sizePx: ground.sizePx * 1.6,
          weight: 700,
        }),
        line(
          size === undefined ? "With a letter on the first of the month" : "Follow the trends of the winter",
          ground,
          { id: "text", y: ground.y + ground.sizePx * 1.6 * 1.5 + 8 },
        ),
      ],
    })),
  },
  {
    rule: "inconsistent-terms",
    what: "what is yours is mine in the title",
    sizes: [1],
    sites: planted((random) => {
      const [sound, slip, text] = random.pick(ADDRESSES);
      return {
        heightPx: 120,
        touched: ["title", "text"],
        build: (ground, size) => [
          line(size === undefined ? sound : slip, ground, { id: "title", sizePx: ground.sizePx * 1.6 }),
          line(text, ground, { id: "text", y: ground.y + 60 }),
        ],
      };
    }),
  },
];
