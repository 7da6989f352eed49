import { layer } from "../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect } from "../defect.ts";
import { line, planted, type Ground } from "./plant.ts";

/** A sound text, and the same with a slip. */
export type Pair = readonly [string, string];

/** One line with a slip. */
export const oneOf = (pairs: readonly [Pair, ...Pair[]]) =>
  planted((random) => {
    const [sound, slip] = random.pick(pairs);
    return {
      heightPx: 60,
      touched: ["line"],
      build: (ground, size) => [line(size === undefined ? sound : slip, ground, { id: "line" })],
    };
  });

const row = (words: string, ground: Ground, index: number): SceneNode =>
  layer(
    {
      id: `row${index}`,
      name: "Row",
      x: ground.x,
      y: ground.y + index * 56,
      width: 320,
      height: 44,
      fill: "#eeeeee",
    },
    [line(words, ground, { id: `row${index}:text`, x: ground.x + 12, y: ground.y + index * 56 + 12 })],
  );

const ROWS = ["Change your address", "See all orders", "Pay in the shop", "Ask for help"];

/** One of several rows that are alike, written otherwise. */
const oneOfRows = (change: (words: string) => string) =>
  planted((random) => {
    const odd = random.below(ROWS.length);
    return {
      heightPx: 240,
      touched: [`row${odd}:text`, `row${odd}`],
      build: (ground, size) =>
        ROWS.map((words, index) =>
          row(size !== undefined && index === odd ? change(words) : words, ground, index),
        ),
    };
  });

const PAIRS: readonly [Pair, ...Pair[]] = [
  ["Previous", "Next"],
  ["Back", "Continue"],
  ["Warm Socks", "Wool Socks"],
  ["Annuler", "Valider"],
];

/** Two labels in one line, the second in small letters, or its last word. */
const oneOfTwo = planted((random) => {
  const [first, second] = random.pick(PAIRS);
  const change = (words: string): string =>
    words.includes(" ") ? words.replace(/ \p{Lu}/u, (letter) => letter.toLowerCase()) : words.toLowerCase();
  return {
    heightPx: 60,
    touched: ["second", "first"],
    build: (ground, size) => [
      line(first, ground, { id: "first" }),
      line(size === undefined ? second : change(second), ground, {
        id: "second",
        x: ground.x + 14 * ground.sizePx,
      }),
    ],
  };
});

const LEFTOVERS: readonly [Pair, ...Pair[]] = [
  ["The orders of Anna are here for you", "The orders of {first_name} are here for you"],
  ["Hello Anna, this is for you", "Hello {{name}}, this is for you"],
  ["You have 3 new messages from us", "You have %d new messages from us"],
  ["We keep the bills for two years", "TODO: ask how long we keep the bills"],
  ["The best of all our chairs", "asdf asdf"],
  ["The total of your order is $12", "$NaN"],
  ["Votre commande est en route", "Texte à valider"],
];

const CAPITALS: readonly [Pair, ...Pair[]] = [
  [
    "You can choose any time but we recommend the morning",
    "You can choose any time but We recommend the morning",
  ],
  ["Open the app, find some peace and go on", "Open the app, Find some peace and go on"],
  ["Tell us where we send the parcel with your order", "Tell us where We send the parcel with your order"],
];

const PLURALS: readonly [Pair, ...Pair[]] = [
  ["You have 1 item in your cart", "You have 1 items in your cart"],
  ["There is 1 message for you", "There is 1 messages for you"],
  ["The order arrives in 1 hour", "The order arrives in 1 hours"],
  ["You see all of the 6 orders", "6 order"],
  ["Vous avez 1 article dans votre panier", "Vous avez 1 articles dans votre panier"],
  ["Vous avez 3 articles dans votre panier", "Vous avez 3 article dans votre panier"],
];

const SPACES: readonly [Pair, ...Pair[]] = [
  ["Choose the size, and then the colour", "Choose the size , and then the colour"],
  ["Your order is on the way.", "Your order is on the way ."],
  ["Are you sure that this is the end?", "Are you sure that this is the end ?"],
  ["Vous avez 3 articles, et une remise", "Vous avez 3 articles , et une remise"],
];

const GLUED: readonly [Pair, ...Pair[]] = [
  ["Choose the size, colour and number of your bags", "Choose the size,colour and number of your bags"],
  [
    "The order arrives in three days. You can send it back",
    "The order arrives in three days.You can send it back",
  ],
  ["Lahti, Finland", "Lahti,Finland"],
  ["Bread: White", "Bread:White"],
  ["The town’s best bread is here", "The town’sbest bread is here"],
  ["Vous avez 3 articles, et une remise", "Vous avez 3 articles,et une remise"],
];

const UNITS: readonly [Pair, ...Pair[]] = [
  ["From 80 bpm to 90 bpm", "From 80 bpm to 90BPM"],
  ["Take 250 ml of milk and 80 ml of oil", "Take 250 ml of milk and 80ml of oil"],
  ["You have 40 XP and need 60 XP", "You have 40 XP and need 60xp"],
  ["Prenez 250 cl de lait et 80 cl d’huile", "Prenez 250 cl de lait et 80cl d’huile"],
];

const BRACKETS: readonly [Pair, ...Pair[]] = [
  ["Your phone number (optional)", "Your phone number (optional"],
  ["The price (without shipping) in euro", "The price (without shipping in euro"],
  ["Votre numéro de téléphone (facultatif)", "Votre numéro de téléphone (facultatif"],
];

const QUESTIONS: readonly [Pair, ...Pair[]] = [
  ["Do you want to keep this file?", "Do you want to keep this file"],
  ["Is something missing here?", "Is something missing here"],
  ["How can we help you today?", "How can we help you today"],
  ["Where is my order?", "Where is my order"],
  ["Voulez-vous garder ce fichier ?", "Voulez-vous garder ce fichier"],
];

/** Slips of the pen: in marks, numbers and words that were meant for the makers. */
export const WRITING_DEFECTS: readonly Defect[] = [
  {
    rule: "slip-of-the-pen",
    what: "a capital in the middle of a sentence",
    sizes: [1],
    sites: oneOf(CAPITALS),
  },
  {
    rule: "placeholder-copy",
    what: "a variable, a note or a test text left in",
    sizes: [1],
    sites: oneOf(LEFTOVERS),
  },
  {
    rule: "slip-of-the-pen",
    what: "a noun that does not agree with its number",
    sizes: [1],
    sites: oneOf(PLURALS),
  },
  {
    rule: "uneven-writing",
    what: "one of two labels in a row in small letters",
    sizes: [1],
    sites: oneOfTwo,
  },
  {
    rule: "mixed-formats",
    what: "one unit in two forms",
    sizes: [1],
    sites: oneOf(UNITS),
  },
  {
    rule: "slip-of-the-pen",
    what: "two words without the space between them",
    sizes: [1],
    sites: oneOf(GLUED),
  },
  {
    rule: "slip-of-the-pen",
    what: "a space before a mark",
    sizes: [1],
    sites: oneOf(SPACES),
  },
  { rule: "slip-of-the-pen", what: "a bracket that is not closed", sizes: [1], sites: oneOf(BRACKETS) },
  {
    rule: "slip-of-the-pen",
    what: "a question without its mark",
    sizes: [1],
    sites: oneOf(QUESTIONS),
  },
  {
    rule: "uneven-writing",
    what: "a full stop on one of four rows",
    sizes: [1],
    sites: oneOfRows((words) => `${words}.`),
  },
  {
    rule: "uneven-writing",
    what: "a colon on one of four rows",
    sizes: [1],
    sites: oneOfRows((words) => `${words}:`),
  },
  {
    rule: "uneven-writing",
    what: "one of four rows with a small first letter",
    sizes: [1],
    sites: oneOfRows((words) => words.charAt(0).toLowerCase() + words.slice(1)),
  },
];
