import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example, type Say } from "./example.ts";
import { row, rows, title } from "./parts.ts";

const FOOD: readonly (readonly [string, string])[] = [
  ["Apples", "Pommes"],
  ["Bread", "Pain"],
  ["Cheese", "Fromage"],
  ["Honey", "Miel"],
];
const ODD = 2;

const names = (say: Say): readonly string[] => FOOD.map((one) => say(...one));
const heading = (say: Say): SceneNode => title(say("Your list", "Votre liste"));

/** A list of which one row may be drawn otherwise. */
const list = (draw: (name: string, y: number, isOdd: boolean) => SceneNode): Example =>
  onPhone(344, (say, isBad) => [
    heading(say),
    ...rows(80, names(say), (name, y, index) => draw(name, y, isBad && index === ODD)),
  ]);

/** Examples of one part among several that does not do as the others do. */
export const REPETITION_EXAMPLES: Readonly<Record<string, Example>> = {
  "unlike-peers": list((name, y, isOdd) => row(y, name, { fill: isOdd ? "#cfd5ef" : "#dde2f5" })),
};
