import type { SceneNode } from "../../../shared/scene/scene.ts";
import { instance, layer, solid, text } from "../../../shared/scene/testing.ts";
import type { Defect } from "../defect.ts";
import { line, planted, plantedAlone, type Ground } from "./plant.ts";

const NAMES = ["Orders", "Invoices", "Parcels", "Returns", "Coupons"] as const;

/** The ways in which one row of a list may differ. */
interface Oddity {
  readonly sizePx?: number;
  readonly narrowerPx?: number;
  readonly hasSign?: false;
  readonly lighter?: number;
  readonly linePx?: number;
  readonly shadowPx?: number;
  readonly offPx?: number;
}

/** A dark grey, and how many of 255 steps lighter another one is. */
const grey = (lighter: number): string => `#${(34 + lighter).toString(16).padStart(2, "0").repeat(3)}`;

const sign = (id: string, x: number, y: number, color: string): SceneNode =>
  layer({ id, name: "Chevron", x, y, width: 24, height: 24 }, [
    layer({
      id: `${id}-line`,
      name: "Vector",
      type: "VECTOR",
      x: x + 9,
      y: y + 6,
      width: 6,
      height: 12,
      fill: color,
    }),
  ]);

const shadow = (radiusPx: number): NonNullable<SceneNode["effects"]> => [
  { type: "drop-shadow", radiusPx, offset: { x: 0, y: 2 }, color: { r: 0, g: 0, b: 0, a: 0.2 } },
];

const border = (px: number): Pick<SceneNode, "strokes" | "stroke"> => ({
  strokes: [solid("#8a94b8")],
  stroke: { widthsPx: [px, px, px, px], align: "inside" },
});

function row(ground: Ground, index: number, oddity: Oddity): SceneNode {
  const { sizePx, narrowerPx = 0, hasSign, lighter = 0, linePx = 1, shadowPx = 6, offPx = 0 } = oddity;
  const y = ground.y + 64 * index;
  const width = Math.min(ground.width, 320);
  const name = line(NAMES[index] ?? "", ground, {
    id: `name${index}`,
    x: ground.x + 16 + offPx,
    y: y + 16,
    ...(sizePx !== undefined && { sizePx }),
  });
  const end = hasSign === false ? [] : [sign(`sign${index}`, ground.x + width - 40, y + 16, grey(lighter))];
  return layer(
    {
      id: `row${index}`,
      name: "Row",
      x: ground.x,
      y,
      width: width - narrowerPx,
      height: 56,
      fill: "#eef1fb",
      effects: shadow(shadowPx),
      ...border(linePx),
    },
    [name, ...end],
  );
}

/** A card with an auto layout. */
function card(ground: Ground, index: number, paddingPx: number): SceneNode {
  const y = ground.y + 72 * index;
  return layer(
    {
      id: `card${index}`,
      name: "Card",
      x: ground.x,
      y,
      width: Math.min(ground.width, 320),
      height: 56,
      fill: "#eef1fb",
      layout: {
        direction: "horizontal",
        gapPx: 8,
        paddingPx: [16, 16, 16, paddingPx],
        align: "start",
        crossAlign: "center",
      },
    },
    [line(NAMES[index] ?? "", ground, { x: ground.x + paddingPx, y: y + 16 })],
  );
}

/** Cards of which one, neither the first nor the last, keeps another padding on the left. */
const oddCard = planted((random) => {
  const odd = 1 + random.below(NAMES.length - 2);
  return {
    heightPx: 72 * NAMES.length,
    touched: [`card${odd}`],
    build: (ground, morePx = 0) =>
      NAMES.map((_, index) => card(ground, index, 16 + (index === odd ? morePx : 0))),
  };
});

/** A list in which one row, neither the first nor the last, differs from the others. */
type Touched = (index: number) => string;
type OddityOf = (ground: Ground, size: number) => Oddity;

const oddRow = (touchedOf: Touched, oddityOf: OddityOf, plant = planted) =>
  plant((random) => {
    const odd = 1 + random.below(NAMES.length - 2);
    return {
      heightPx: 64 * NAMES.length,
      touched: [touchedOf(odd)],
      build: (ground, size) =>
        NAMES.map((_, index) =>
          row(ground, index, size !== undefined && index === odd ? oddityOf(ground, size) : {}),
        ),
    };
  });

const BUTTON = { width: 160, height: 48 };

/** A button whose one word is moved from its middle. */
const movedWord = planted(() => ({
  heightPx: BUTTON.height,
  touched: ["button", "word"],
  build: ({ x, y, fontFamily }, movedPx = 0) => [
    instance("Button", { id: "button", x, y, ...BUTTON, fill: "#2b4acb" }, [
      text("Save", { id: "word", x: x + 64 + movedPx, y: y + 12, fontFamily, color: "#ffffff" }),
    ]),
  ],
}));

/** Slips in one of several parts that are alike. */
export const PEER_DEFECTS: readonly Defect[] = [
  {
    rule: "unlike-peers",
    what: "one text of a list set larger",
    unit: "px",
    sizes: [1, 2, 3],
    claimed: [1, 2, 3],
    sites: oddRow(
      (index) => `name${index}`,
      ({ sizePx }, size) => ({ sizePx: sizePx + size }),
    ),
  },
  {
    rule: "unlike-peers",
    what: "one row of a list made narrower",
    unit: "px",
    sizes: [1, 2, 4, 8, 32],
    claimed: [2, 4, 8, 32],
    sites: oddRow(
      (index) => `row${index}`,
      (_, narrowerPx) => ({ narrowerPx }),
      plantedAlone,
    ),
  },
  {
    rule: "unlike-peers",
    what: "one arrow of a list drawn in a lighter grey",
    unit: "steps of 255",
    sizes: [1, 6, 12, 64],
    claimed: [12],
    sites: oddRow(
      (index) => `sign${index}`,
      (_, lighter) => ({ lighter }),
    ),
  },
  {
    rule: "unlike-peers",
    what: "the border of one row drawn thinner",
    unit: "px",
    sizes: [0.5],
    claimed: [0.5],
    sites: oddRow(
      (index) => `row${index}`,
      (_, linePx) => ({ linePx }),
    ),
  },
  {
    rule: "unlike-peers",
    what: "the shadow of one row made larger",
    unit: "px",
    sizes: [8, 12, 24],
    claimed: [8, 12, 24],
    sites: oddRow(
      (index) => `row${index}`,
      (_, shadowPx) => ({ shadowPx }),
    ),
  },
  {
    rule: "unlike-peers",
    what: "the name in one row moved to the right",
    unit: "px",
    sizes: [1, 2, 4, 8, 24],
    claimed: [2, 4, 8],
    sites: oddRow(
      (index) => `name${index}`,
      (_, offPx) => ({ offPx }),
    ),
  },
  {
    rule: "unlike-peers",
    what: "the padding of one card made larger on the left",
    unit: "px",
    sizes: [2, 4, 8, 16, 32],
    claimed: [2, 4, 8, 16],
    sites: oddCard,
  },
  {
    rule: "off-centre",
    what: "the word on a button moved to the right",
    unit: "px",
    sizes: [1, 3, 6, 12, 40],
    claimed: [6, 12],
    sites: movedWord,
  },
  {
    rule: "missing-sign",
    what: "the arrow taken from one row of a list",
    sizes: [1],
    sites: oddRow(
      (index) => `row${index}`,
      () => ({ hasSign: false }),
    ),
  },
];
