import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example, type Say } from "./example.ts";
import { ACCENT, box, EDGE_PX, QUIET, title, WASH, words } from "./parts.ts";

const STEPS = [0, 1, 2, 3] as const;
const LAST = 3;

/** Four parts alike, each with the name of what its value comes from; the last one may have none. */
const named = (
  draw: (say: Say, y: number, isLoose: boolean, index: number) => readonly SceneNode[],
  more: Partial<Example> = {},
): Example =>
  onPhone(
    344,
    (say, isBad) => [
      title(say("Your list", "Votre liste")),
      ...STEPS.flatMap((index) => draw(say, 80 + index * 64, isBad && index === LAST, index)),
    ],
    more,
  );

const FOOD: readonly (readonly [string, string])[] = [
  ["Apples", "Pommes"],
  ["Bread", "Pain"],
  ["Cheese", "Fromage"],
  ["Honey", "Miel"],
];
const nameAt = (say: Say, index: number): string => say(...(FOOD[index] ?? ["Rice", "Riz"]));

/** The name that the design gives the source of the value. */
const tag = (y: number, from: string): SceneNode =>
  words(335, y + 18, from, { sizePx: 14, color: QUIET, align: "right" });

const card = (y: number, more: Parameters<typeof box>[4], children: readonly SceneNode[]): SceneNode =>
  box(EDGE_PX, y, 327, 56, { name: "Row", fill: WASH, radiusPx: 12, ...more }, children);

/** Values that are set by hand where a style, a variable or a component gives them. */
export const KEPT_EXAMPLES: Readonly<Record<string, Example>> = {
  "loose-value": named(
    (say, y, isLoose, index) => [
      card(y, {}, [
        words(EDGE_PX + 16, y + 16, nameAt(say, index), {
          color: ACCENT,
          ...(!isLoose && { styles: { fill: "accent" } }),
        }),
        tag(y, isLoose ? ACCENT.toUpperCase() : "Accent"),
      ]),
    ],
    { tables: { styles: { accent: { name: "Accent", type: "fill" } } } },
  ),
};
