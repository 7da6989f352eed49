import { contrastOf, mix, WHITE } from "../../../shared/scene/color.ts";
import { instance, layer } from "../../../shared/scene/testing.ts";
import type { Rgb, SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect } from "../defect.ts";
import { withRuns } from "../edit.ts";
import { line, planted, type Ground } from "./plant.ts";

const row = (ground: Ground, index: number): SceneNode => {
  const y = ground.y + 48 * index;
  return instance("List row", { id: `row${index}`, x: ground.x, y, width: ground.width, height: 40 }, [
    line(["Orders", "Invoices", "Parcels", "Returns"][index] ?? "", ground, { x: ground.x + 12, y: y + 8 }),
  ]);
};

function detached(row: SceneNode): SceneNode {
  const { instance: _, ...rest } = row;
  return { ...rest, type: "FRAME", isDetached: true };
}

type Named = Pick<SceneNode, "styles" | "variables">;

const styledLine = (ground: Ground, index: number, named: Named): SceneNode =>
  line(["Orders", "Invoices", "Parcels", "Returns"][index] ?? "", ground, {
    id: `line${index}`,
    y: ground.y + 40 * index,
    color: "#1a3fb0",
    ...named,
  });

const ALL = [0, 1, 2, 3] as const;

/** Four parts alike, of which one loses the name that its value comes from. */
const losingItsName = (
  part: (ground: Ground, index: number, named: Named) => SceneNode,
  named: Named,
  heightPx = 160,
) =>
  planted((random) => {
    const odd = random.below(ALL.length);
    return {
      heightPx,
      touched: [`line${odd}`],
      build: (ground, size) =>
        ALL.map((index) => part(ground, index, size !== undefined && index === odd ? {} : named)),
    };
  });

const stack = (ground: Ground, index: number, named: Named): SceneNode => {
  const y = ground.y + 80 * index;
  return layer(
    {
      id: `line${index}`,
      name: "Stack",
      x: ground.x,
      y,
      width: 200,
      height: 64,
      layout: {
        direction: "vertical",
        gapPx: 20,
        paddingPx: [0, 0, 0, 0],
        align: "start",
        crossAlign: "start",
      },
      ...named,
    },
    [line("Orders", ground, { y }), line("Invoices", ground, { y: y + 40 })],
  );
};

const tile = ({ x, y }: Ground, index: number, radiusPx: number): SceneNode =>
  layer({
    id: `box${index}`,
    name: "Tile",
    type: "RECTANGLE",
    x: x + 72 * index,
    y,
    width: 64,
    height: 64,
    fill: "#dde3f5",
    cornerRadiiPx: [radiusPx, radiusPx, radiusPx, radiusPx],
  });

const BLUE: Rgb = { r: 0.1, g: 0.25, b: 0.69 };

/** A blue of this contrast to white, or a little more. */
function blueOf(ratio: number): Rgb {
  const shades = Array.from({ length: 256 }, (_, step) => mix(BLUE, WHITE, step / 255));
  return shades.findLast((one) => contrastOf(one, WHITE) >= ratio) ?? BLUE;
}

/** A button with an icon of this contrast to the white behind it. */
function iconButton({ x, y }: Ground, ratio: number): SceneNode {
  const color = blueOf(ratio);
  return instance("Icon Button", { id: "icon-button", x, y, width: 48, height: 48 }, [
    layer({
      name: "Vector",
      type: "VECTOR",
      x: x + 12,
      y: y + 12,
      width: 24,
      height: 24,
      fills: [{ type: "solid", color }],
    }),
  ]);
}

/** A button with a cross, set as a letter, of this contrast to the white behind it. */
const crossButton = (ground: Ground, ratio: number): SceneNode =>
  instance("Icon Button", { id: "icon-button", x: ground.x, y: ground.y, width: 48, height: 48 }, [
    line("×", ground, {
      x: ground.x + 16,
      y: ground.y + 12,
      width: 16,
      sizePx: 20,
      height: 24,
      fills: [{ type: "solid", color: blueOf(ratio) }],
    }),
  ]);

/** A field that is filled in, with a border of this contrast to the white around it. */
const borderedField = (ground: Ground, ratio: number): readonly SceneNode[] => [
  line("City", ground),
  instance(
    "Text field",
    {
      id: "field",
      x: ground.x,
      y: ground.y + 32,
      width: Math.min(ground.width, 280),
      height: 48,
      strokes: [{ type: "solid", color: blueOf(ratio) }],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [line("Lisbon", ground, { x: ground.x + 16, y: ground.y + 44 })],
  ),
];

/** A box that casts a shadow. */
const raised = (node: SceneNode, radiusPx: number): SceneNode => ({
  ...node,
  effects: [{ type: "drop-shadow", radiusPx, offset: { x: 0, y: 4 }, color: { r: 0, g: 0, b: 0, a: 0.15 } }],
});

/** Slips in parts that most screens do not have: they are planted in them. */
export const PART_DEFECTS: readonly Defect[] = [
  {
    rule: "near-duplicate",
    what: "one shadow a little softer than the others",
    unit: "px",
    sizes: [1, 2, 4, 8],
    claimed: [1, 2, 4],
    sites: planted((random) => {
      const odd = random.below(4);
      return {
        heightPx: 80,
        touched: [`box${odd}`],
        build: (ground, size = 0) =>
          [0, 1, 2, 3].map((index) => raised(tile(ground, index, 12), index === odd ? 10 + size : 10)),
      };
    }),
  },
  {
    rule: "icon-contrast",
    what: "the icon of a button made fainter",
    unit: ":1",
    sizes: [1.5, 2, 2.9, 3.1],
    claimed: [1.5, 2, 2.9],
    sites: planted(() => ({
      heightPx: 80,
      touched: ["icon-button"],
      build: (ground, size = 4.5) => [iconButton(ground, size)],
    })),
  },
  {
    rule: "icon-contrast",
    what: "a cross that is set as a letter, alone in a button, made fainter",
    unit: ":1",
    sizes: [1.5, 2, 2.9, 3.1],
    claimed: [1.5, 2, 2.9],
    sites: planted(() => ({
      heightPx: 80,
      touched: ["icon-button"],
      build: (ground, size = 4.5) => [crossButton(ground, size)],
    })),
  },
  {
    rule: "border-contrast",
    what: "the border of a field made fainter",
    unit: ":1",
    sizes: [1.1, 1.5, 2, 2.9, 3.1],
    claimed: [1.1, 1.5, 2, 2.9],
    sites: planted(() => ({
      heightPx: 120,
      touched: ["field"],
      build: (ground, size = 4.5) => borderedField(ground, size),
    })),
  },
  {
    rule: "loose-value",
    what: "one row of a list detached from its component",
    sizes: [1],
    sites: planted((random) => {
      const odd = random.below(4);
      return {
        heightPx: 200,
        touched: [`row${odd}`],
        build: (ground, size) =>
          [0, 1, 2, 3].map((index) => {
            const own = row(ground, index);
            return size !== undefined && index === odd ? detached(own) : own;
          }),
      };
    }),
  },
  {
    rule: "loose-value",
    what: "the style taken from the colour of one text",
    sizes: [1],
    sites: losingItsName(styledLine, { styles: { fill: "S:link" } }),
  },
  {
    rule: "loose-value",
    what: "the style taken from one text",
    sizes: [1],
    sites: (screen, random) =>
      losingItsName((ground, index, named) => withRuns(styledLine(ground, index, named), { weight: 450 }), {
        styles: { text: "S:row" },
      })(screen, random).map((site) => ({
        ...site,
        scene: { styles: { ...screen.scene.styles, "S:row": { name: "Row", type: "text" } } },
      })),
  },
  {
    rule: "loose-value",
    what: "the variable taken from the corners of one box",
    sizes: [1],
    sites: losingItsName(
      (ground, index, named) => ({ ...tile(ground, index, 18), id: `line${index}`, ...named }),
      { variables: { rectangleCornerRadii: ["V:m", "V:m", "V:m", "V:m"] } },
    ),
  },
  {
    rule: "loose-value",
    what: "the variable taken from one gap",
    sizes: [1],
    sites: losingItsName(stack, { variables: { itemSpacing: ["V:m"] } }, 360),
  },
];
