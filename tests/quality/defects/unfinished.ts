import type { Defect } from "../defect.ts";
import { oneOf, type Pair } from "./writing.ts";

const STAND_INS: readonly [Pair, ...Pair[]] = [
  ["We bake by night and sell by day", "*insert the story of the bakery*"],
  ["Our bread waits for you until noon", "This is our main message."],
  ["Anna bakes, and Paul sells the bread", "*names of the two bakers*"],
  ["The oven is as old as the house", "Insert text about the oven"],
  ["Notre pain vous attend", "*insérer l’histoire de la maison*"],
  ["O forno é tão velho quanto a casa", "*inserir texto sobre o forno*"],
];

/** Slips of screens that are not finished. */
export const UNFINISHED_DEFECTS: readonly Defect[] = [
  {
    rule: "stand-in-text",
    what: "a note to the builder where the words should be",
    sizes: [1],
    sites: oneOf(STAND_INS),
  },
];
