import { image, layer } from "../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Random } from "../../database/support/random.ts";
import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { button, field, line, plantedAlone, type Ground, type Part } from "./plant.ts";

const WORDS = [
  "Here are the teas of the month",
  "How would you like to pay for them?",
  "Choose a day for the delivery",
  "Thank you for your order, we write to you soon",
] as const;

/** A screen that says nothing of what the judged one leaves out. */
const otherScreen = (ground: Ground, { box }: SceneNode, words: string): SceneNode =>
  layer({ id: `screen:${words}`, name: "Step", ...box, x: 2 * box.width, fill: "#ffffff" }, [
    line(words, ground, { x: 2 * box.width + ground.x, y: ground.y + 40 }),
  ]);

/** A part on a screen of its own, which is one of five. */
const amongScreens =
  (part: (random: Random) => Part) =>
  (screen: Screen, random: Random): readonly Site[] =>
    plantedAlone(part)(screen, random).map((site) => {
      const ground: Ground = { x: 24, y: 24, width: 300, sizePx: 16, fontFamily: "Inter" };
      const others = WORDS.map((words) => otherScreen(ground, site.before, words));
      return {
        ...site,
        scene: { frames: [site.before, ...others], page: { ...screen.scene.page, isComplete: true } },
      };
    });

const FIELDS = ["Street", "City", "Full name"] as const;
const FIELD_STEP_PX = 110;

const LISTS = ["My orders", "Favourites", "Notifications"] as const;

/** A row of a list: a tile, what it is, and how it stands. */
const entry = (ground: Ground, index: number): SceneNode => {
  const y = ground.y + 90 + index * 112;
  return layer(
    { id: `entry${index}`, name: "Frame", x: ground.x, y, width: ground.width, height: 96, fill: "#eef0f3" },
    [
      layer({ type: "RECTANGLE", x: ground.x + 12, y: y + 12, width: 72, height: 72, fills: [image] }),
      line(["Teapot", "Cup", "Tray"][index] ?? "", ground, { x: ground.x + 100, y: y + 20, weight: 600 }),
      line("On the way to you", ground, { x: ground.x + 100, y: y + 52 }),
    ],
  );
};

/** Slips that a set of screens has, and none of them alone. */
export const SET_DEFECTS: readonly Defect[] = [
  {
    rule: "state-not-shown",
    what: "the one message about a refused entry taken out of five screens",
    sizes: [1],
    sites: amongScreens((random) => {
      const first = random.pick(FIELDS);
      return {
        heightPx: 560,
        touched: ["a"],
        build: (ground, size) => [
          line("Where should we send it?", ground, { sizePx: 2 * ground.sizePx, weight: 700 }),
          field(ground, { id: "a", y: ground.y + 90, label: first, value: "Anna Weber" }),
          ...(size === undefined
            ? [
                line("This entry is not valid: it must not be empty", ground, {
                  y: ground.y + 150,
                  color: "#b3261e",
                }),
              ]
            : []),
          field(ground, { id: "b", y: ground.y + 90 + FIELD_STEP_PX, label: "Country", value: "Portugal" }),
          button("Save the address", ground, { id: "save", y: ground.y + 400, width: 240 }),
        ],
      };
    }),
  },
  {
    rule: "state-not-shown",
    what: "the words for a list without entries taken out of five screens",
    sizes: [1],
    sites: amongScreens((random) => {
      const name = random.pick(LISTS);
      return {
        heightPx: 560,
        touched: ["title"],
        build: (ground, size) => [
          line(name, ground, {
            id: "title",
            sizePx: 2 * ground.sizePx,
            weight: 700,
            height: 3 * ground.sizePx,
          }),
          ...[0, 1, 2].map((index) => entry(ground, index)),
          ...(size === undefined
            ? [line("There is nothing else to show yet", ground, { y: ground.y + 460 })]
            : []),
        ],
      };
    }),
  },
];
