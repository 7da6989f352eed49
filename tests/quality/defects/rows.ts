import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer } from "../../../shared/scene/testing.ts";
import type { Random } from "../../database/support/random.ts";
import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { line, plantedAlone, type Ground, type Part } from "./plant.ts";

type Names = readonly [string, string, string, string];

const MENUS: readonly [Names, ...Names[]] = [
  ["Teas", "Cups", "Visits", "Press"],
  ["Home", "Rooms", "Prices", "Trips"],
  ["Work", "About", "Notes", "Write"],
];

/** The widest phone held upright. */
const WIDEST_PHONE_PX = 430;

const onPhones =
  (sites: (screen: Screen, random: Random) => readonly Site[]) =>
  (screen: Screen, random: Random): readonly Site[] =>
    screen.root.box.width <= WIDEST_PHONE_PX ? sites(screen, random) : [];

const WORD_PX = 64;
const GAP_PX = 40;

/** A menu of four words, the second and the third of which are moved. */
const menu =
  (moved: (size: number) => readonly [second: SceneMove, third: SceneMove]) =>
  (random: Random): Part => {
    const names = random.pick(MENUS);
    return {
      heightPx: 200,
      touched: names.map((_, index) => `word${index}`),
      build: (ground, size = 0) => {
        const [second, third] = moved(size);
        const moves = [STAYS, second, third, STAYS];
        return [
          ...names.map((name, index) => word(name, index, ground, moves[index] ?? STAYS)),
          line("A house of tea by the river", ground, { y: ground.y + 120, sizePx: 2 * ground.sizePx }),
        ];
      },
    };
  };

interface SceneMove {
  readonly x: number;
  readonly y: number;
}

const STAYS: SceneMove = { x: 0, y: 0 };

const word = (name: string, index: number, ground: Ground, by: SceneMove): SceneNode =>
  line(name, ground, {
    id: `word${index}`,
    sizePx: 16,
    x: ground.x + index * (WORD_PX + GAP_PX) + by.x,
    y: ground.y + by.y,
    width: WORD_PX,
  });

const TILE_PX = 88;

/** Three tiles side by side, the middle one moved. */
const tiles = (): Part => ({
  heightPx: 300,
  touched: ["tile0", "tile1", "tile2"],
  build: (ground, size = 0) => [
    line("Cups of this month", ground, { sizePx: 2 * ground.sizePx }),
    ...[0, 1, 2].map((index) =>
      layer({
        id: `tile${index}`,
        type: "RECTANGLE",
        x: ground.x + index * (TILE_PX + 32) + (index === 1 ? size : 0),
        y: ground.y + 80,
        width: TILE_PX,
        height: TILE_PX,
        fill: "#dfe3ee",
      }),
    ),
  ],
});

const BLOCKS = 6;

/** A column of blocks, each of which starts a little further in or out than the one before. */
const column = (): Part => ({
  heightPx: 120 * BLOCKS,
  touched: Array.from({ length: BLOCKS }, (_, index) => `block${index}`),
  build: (ground, size = 0) =>
    Array.from({ length: BLOCKS }, (_, index) => {
      const x = ground.x + size * ([0, 2, 1, 3, 0, 2][index] ?? 0);
      const y = ground.y + 112 * index;
      const width = ground.width - 24;
      return layer({ id: `block${index}`, x, y, width, height: 80, fill: "#eef1fb" }, [
        line("Parcels of this week", ground, { x: x + 16, y: y + 16 }),
      ]);
    }),
});

/** Three boxes alike below each other, the second of them moved. */
const boxesBelow = (): Part => ({
  heightPx: 380,
  touched: ["box0", "box1", "box2"],
  build: (ground, size = 0) =>
    [0, 1, 2].flatMap((index) => {
      const x = ground.x + (index === 1 ? size : 0);
      const y = ground.y + 112 * index;
      return [
        layer({ id: `box${index}`, type: "RECTANGLE", x, y, width: 280, height: 88, fill: "#dfe3ee" }),
        line("Cups of this month", ground, { x: x + 16, y: y + 16 }),
      ];
    }),
});

/** Three blocks as wide as the screen but for its margins, all of them moved aside. */
const wideBlocks = (): Part => ({
  heightPx: 400,
  touched: ["block0", "block1", "block2"],
  build: (ground, size = 0) => [
    line("Good morning", ground, { y: ground.y, sizePx: 2 * ground.sizePx, weight: 700 }),
    ...[0, 1, 2].map((index) =>
      layer({
        id: `block${index}`,
        x: ground.x - size,
        y: ground.y + 80 + 72 * index,
        width: ground.width,
        height: 56,
        fill: "#28508c",
      }),
    ),
  ],
});

/** Lines of words and a button in the middle of a screen, the second line moved. */
const centred = (): Part => ({
  heightPx: 400,
  touched: ["moved"],
  build: (ground, size = 0) => {
    const middle = ground.x + ground.width / 2;
    const at = (width: number): { readonly x: number; readonly width: number } => ({
      x: middle - width / 2,
      width,
    });
    return [
      line("Good morning", ground, { y: ground.y + 40, sizePx: 24, ...at(170) }),
      line("It is on its way", ground, {
        id: "moved",
        y: ground.y + 100,
        sizePx: 16,
        ...at(130),
        x: at(130).x + size,
      }),
      layer({ id: "button", y: ground.y + 180, height: 48, ...at(210), fill: "#28508c" }),
    ];
  },
});

/** Slips of rows whose parts are put in place by hand. */
export const ROW_DEFECTS: readonly Defect[] = [
  {
    rule: "uneven-gaps",
    what: "the two middle words of a menu moved apart, one to each side",
    unit: "px",
    sizes: [1, 4, 8, 10, 16],
    claimed: [4, 8, 10],
    sites: plantedAlone(
      menu((px) => [
        { x: -px, y: 0 },
        { x: px / 2, y: 0 },
      ]),
    ),
  },
  {
    rule: "uneven-gaps",
    what: "the middle one of three tiles moved",
    unit: "px",
    sizes: [1, 3, 5, 7],
    claimed: [3, 5, 7],
    sites: plantedAlone(tiles),
  },
  {
    rule: "uneven-margins",
    what: "the blocks of a column moved in by several steps",
    unit: "px a step",
    sizes: [1, 3, 6, 24],
    claimed: [3, 6],
    sites: plantedAlone(column),
  },
  {
    rule: "off-centre",
    what: "a line moved beside the middle",
    unit: "px",
    sizes: [1, 8, 12, 60],
    claimed: [8, 12],
    sites: plantedAlone(centred),
  },
  {
    rule: "out-of-line",
    what: "two of the four words of a menu moved up and down",
    unit: "px",
    sizes: [1, 2, 4],
    claimed: [2, 4],
    sites: plantedAlone(
      menu((px) => [
        { x: 0, y: -px },
        { x: 0, y: px / 2 },
      ]),
    ),
  },
  {
    rule: "out-of-line",
    what: "the second of three boxes alike moved to the right",
    unit: "px",
    sizes: [1, 5, 12],
    claimed: [5, 12],
    sites: plantedAlone(boxesBelow),
  },
  {
    rule: "uneven-margins",
    what: "all wide blocks of a phone's screen moved to the left",
    unit: "px",
    sizes: [1, 4, 8],
    claimed: [4, 8],
    sites: onPhones(plantedAlone(wideBlocks)),
  },
];
