import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer, text } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { line, paragraph, planted, plantedAlone, PROSE, type Ground } from "./plant.ts";

const MARGIN_PX = 32;

const block = (ground: Ground, index: number, movedPx: number): SceneNode => {
  const [x, y] = [ground.x + movedPx, ground.y + 100 * index];
  return layer({ id: `block${index}`, x, y, width: ground.width - 24, height: 80, fill: "#eef1fb" }, [
    line("Parcels of this week", ground, { x: x + 16, y: y + 16 }),
  ]);
};

const BLOCKS = 8;

/** A long column of blocks that keep the margin, of which one was moved. */
const movedBlock = plantedAlone((random) => {
  const odd = 1 + random.below(BLOCKS - 2);
  return {
    heightPx: 100 * BLOCKS,
    touched: [`block${odd}`],
    build: (ground, movedPx = 0) =>
      Array.from({ length: BLOCKS }, (_, index) => block(ground, index, index === odd ? movedPx : 0)),
  };
});

/** A price and a badge, which was moved over its end. */
const movedBadge = planted(() => ({
  heightPx: 60,
  touched: ["price", "badge"],
  build: (ground, overPx = -8) => {
    const price = line("Only 49 euros this week", ground, { id: "price", y: ground.y + 4 });
    const x = price.box.x + price.box.width - overPx;
    return [
      price,
      layer({ id: "badge", name: "Badge", x, y: ground.y, width: 72, height: 32, fill: "#a3170f" }, [
        text("Sale", { x: x + 18, y: ground.y + 4, fontFamily: ground.fontFamily, color: "#ffffff" }),
      ]),
    ];
  },
}));

const setAs = (optionsOf: (size: number) => Parameters<typeof paragraph>[2]) =>
  planted(() => ({
    heightPx: 400,
    touched: ["prose"],
    build: (ground, size) => [
      paragraph(
        PROSE,
        { ...ground, sizePx: 16 },
        { id: "prose", ...(size !== undefined && optionsOf(size)) },
      ),
    ],
  }));

/** A heading between two paragraphs, underlined. */
const underlined = planted(() => ({
  heightPx: 420,
  touched: ["heading"],
  build: (ground, size) => {
    const below = { ...ground, y: ground.y + 220 };
    return [
      paragraph(PROSE, ground),
      line("When it leaves our house", ground, {
        id: "heading",
        y: ground.y + 164,
        sizePx: ground.sizePx + 10,
        weight: 700,
        ...(size !== undefined && { decoration: "underline" }),
      }),
      paragraph(PROSE, below),
    ];
  },
}));

/** Slips of places and of the way in which text is set. */
export const PLACE_DEFECTS: readonly Defect[] = [
  {
    rule: "uneven-margins",
    what: `one block moved off the margin of ${MARGIN_PX} px`,
    unit: "px",
    sizes: [1, 3, 5, 8, 40],
    claimed: [3, 5, 8],
    sites: movedBlock,
  },
  {
    rule: "text-covered",
    what: "a badge moved over the end of a price",
    unit: "px",
    sizes: [4, 40, 64],
    claimed: [40, 64],
    sites: movedBadge,
  },
  {
    rule: "text-setting",
    what: "the lines of a paragraph set further apart",
    unit: "times the size",
    sizes: [1.6, 2, 2.25, 3],
    claimed: [2.25, 3],
    sites: setAs((ratio) => ({ lineHeightPx: 16 * ratio })),
  },
  {
    rule: "text-setting",
    what: "the letters of a paragraph set closer",
    unit: "px",
    sizes: [0.4, 0.8, 1.2],
    claimed: [0.8, 1.2],
    sites: setAs((px) => ({ letterSpacingPx: -px })),
  },
  {
    rule: "underline-without-link",
    what: "a heading underlined",
    sizes: [1],
    sites: underlined,
  },
];
