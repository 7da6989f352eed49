import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example, type Say } from "./example.ts";
import { ACCENT, box, EDGE_PX, INK, QUIET, title, WASH, words } from "./parts.ts";

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
  "loose-colour": named(
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
  "loose-text-style": named(
    (say, y, isLoose, index) => [
      card(y, {}, [
        words(EDGE_PX + 16, y + 16, nameAt(say, index), isLoose ? {} : { styles: { text: "body" } }),
        tag(y, isLoose ? "16 / 24" : "Body"),
      ]),
    ],
    { tables: { styles: { body: { name: "Body", type: "text" } } } },
  ),
  "loose-radius": named((say, y, isLoose, index) => [
    card(
      y,
      isLoose ? {} : { variables: { rectangleCornerRadii: ["radius", "radius", "radius", "radius"] } },
      [words(EDGE_PX + 16, y + 16, nameAt(say, index)), tag(y, isLoose ? "12 px" : "Radius M")],
    ),
  ]),
  "loose-spacing": named((say, y, isLoose, index) => [
    card(
      y,
      {
        layout: {
          direction: "horizontal",
          gapPx: 16,
          paddingPx: [0, 0, 0, 0],
          align: "start",
          crossAlign: "start",
        },
        ...(!isLoose && { variables: { itemSpacing: ["space"] } }),
      },
      [words(EDGE_PX + 16, y + 16, nameAt(say, index)), tag(y, isLoose ? "16 px" : "Space M")],
    ),
  ]),
  "detached-instance": named((say, y, isLoose, index) => [
    card(
      y,
      isLoose
        ? { name: "List row", isDetached: true }
        : { name: "List row", type: "INSTANCE", instance: { componentId: "row" } },
      [
        words(EDGE_PX + 16, y + 16, nameAt(say, index), { color: INK }),
        tag(y, isLoose ? say("Detached", "Détachée") : say("Instance", "Instance")),
      ],
    ),
  ]),
};
