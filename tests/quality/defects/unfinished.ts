import type { Defect } from "../defect.ts";
import { line, plantedAlone } from "./plant.ts";
import { oneOf, type Pair } from "./writing.ts";

const STAND_INS: readonly [Pair, ...Pair[]] = [
  ["We bake by night and sell by day", "*insert the story of the bakery*"],
  ["Our bread waits for you until noon", "This is our main message."],
  ["Anna bakes, and Paul sells the bread", "*names of the two bakers*"],
  ["The oven is as old as the house", "Insert text about the oven"],
  ["Notre pain vous attend", "*insérer l’histoire de la maison*"],
  ["O forno é tão velho quanto a casa", "*inserir texto sobre o forno*"],
];

type Labelled = readonly [label: string, value: string];

const CONTACTS: readonly [readonly Labelled[], ...(readonly Labelled[])[]] = [
  [
    ["Mail:", "bread@oven.test"],
    ["Phone:", "020 7946 0018"],
    ["Address:", "4 Mill Lane"],
  ],
  [
    ["Courriel :", "pain@four.test"],
    ["Téléphone :", "01 99 00 12 34"],
    ["Adresse :", "4, rue du Moulin"],
  ],
];

/** Labels in the language of the others, and in another one. */
const HALVES: readonly [Pair, ...Pair[]] = [
  ["Our address|Phone number|See all", "Notre adresse|Numéro de téléphone|Mot de passe"],
  ["Sign in|Forgot password?|Log out", "Iniciar sesión|Mi cuenta|Cerrar sesión"],
  ["Settings|Log out|Password", "Настройки|Выйти|Пароль"],
];

/** Slips of screens that are not finished. */
export const UNFINISHED_DEFECTS: readonly Defect[] = [
  {
    rule: "placeholder-copy",
    what: "a note to the builder where the words should be",
    sizes: [1],
    sites: oneOf(STAND_INS),
  },
  {
    rule: "label-without-value",
    what: "the values after the labels taken away",
    sizes: [1],
    sites: plantedAlone((random) => {
      const rows = random.pick(CONTACTS);
      return {
        heightPx: 200,
        touched: rows.map((_, index) => `label${index}`),
        build: (ground, size) =>
          rows.flatMap(([label, value], index) => {
            const y = ground.y + 48 * index;
            const words = line(label, ground, { id: `label${index}`, y });
            return size === undefined
              ? [words, line(value, ground, { id: `value${index}`, x: ground.x + 140, y })]
              : [words];
          }),
      };
    }),
  },
  {
    rule: "two-languages",
    what: "half of the labels left in another language",
    sizes: [1],
    sites: plantedAlone((random) => {
      const [sound, slip] = random.pick(HALVES).map((labels) => labels.split("|"));
      return {
        heightPx: 320,
        touched: ["label0", "label1", "label2"],
        build: (ground, size) => [
          ...["Opening hours", "Your account", "Contact us", "Where we are"].map((words, index) =>
            line(words, ground, { id: `own${index}`, y: ground.y + 40 * index }),
          ),
          ...((size === undefined ? sound : slip) ?? []).map((words, index) =>
            line(words, ground, { id: `label${index}`, y: ground.y + 160 + 40 * index }),
          ),
        ],
      };
    }),
  },
];
