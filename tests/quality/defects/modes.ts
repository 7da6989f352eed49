import { instance, layer } from "../../../shared/scene/testing.ts";
import { BLACK, contrastOf, mix, toHex } from "../../../shared/scene/color.ts";
import type { ColorVariable, Paint, Rgb, SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect, Site } from "../defect.ts";
import { editNode, mapNodes, nodesOf } from "../edit.ts";
import type { Screen } from "../screens.ts";
import { planting, type Ground } from "./plant.ts";
import { faintOn, solidFill, textsToRead } from "./sites.ts";

const THEME = { id: "theme", light: "light", dark: "dark" } as const;

const COLLECTIONS = {
  [THEME.id]: {
    name: "Theme",
    modes: [
      { id: THEME.light, name: "Light" },
      { id: THEME.dark, name: "Dark" },
    ],
    defaultModeId: THEME.light,
  },
};

const inverted = ({ r, g, b }: Rgb): Rgb => ({ r: 1 - r, g: 1 - g, b: 1 - b });

const variable = (name: string, light: Rgb, dark: Rgb): ColorVariable => ({
  name,
  collectionId: THEME.id,
  values: { [THEME.light]: { ...light, a: 1 }, [THEME.dark]: { ...dark, a: 1 } },
});

const SLIP = "slip";

/** The design's own variables are out of reach, and give way. */
const bind = (paint: Paint): Paint =>
  paint.type === "solid" && !paint.variable?.startsWith(SLIP)
    ? { ...paint, variable: toHex(paint.color) }
    : paint;

/** The screen with a variable for each of its colours. */
const themed = (root: SceneNode): SceneNode =>
  mapNodes(root, ({ fills, strokes, ...node }) => ({
    ...node,
    ...(fills && { fills: fills.map(bind) }),
    ...(strokes && { strokes: strokes.map(bind) }),
  }));

/** In the dark mode every colour is turned over. */
function variablesOf(root: SceneNode): Readonly<Record<string, ColorVariable>> {
  const paints = nodesOf(root).flatMap(({ fills = [], strokes = [] }) => [...fills, ...strokes]);
  return Object.fromEntries(
    paints.flatMap((paint) => {
      if (paint.type !== "solid") return [];
      const name = toHex(paint.color);
      return [[name, variable(name, paint.color, inverted(paint.color))] as const];
    }),
  );
}

const SIZES = [4.6, 4.4, 3, 2, 1.2];
const slipOf = (size: number): string => `${SLIP} ${size}`;

const slips = (shown: Rgb, behind: Rgb): Readonly<Record<string, ColorVariable>> =>
  Object.fromEntries(
    SIZES.map((size) => [slipOf(size), variable(slipOf(size), shown, faintOn(inverted(behind), size))]),
  );

/** Texts that get a colour of their own in the dark mode, one that does not suit the ground there. */
function modeSites(screen: Screen): readonly Site[] {
  const before = themed(screen.root);
  const variables = variablesOf(screen.root);
  return textsToRead(screen, false).flatMap(({ place: { node }, behind }) => {
    const shown = solidFill(node);
    const isPlain = node.text.runs.every(({ fills }) => fills === undefined);
    if (!shown || !isPlain || contrastOf(shown, behind) < 4.6) return [];
    return {
      before,
      touched: [node.id],
      scene: { collections: COLLECTIONS, variables: { ...variables, ...slips(shown, behind) } },
      damage: (size) =>
        editNode(before, node.id, (text) => ({
          ...text,
          fills: [{ type: "solid", color: shown, variable: slipOf(size) }],
        })),
    };
  });
}

const ICON = {
  id: "icon-button",
  shown: { r: 0.1, g: 0.25, b: 0.69 },
  sound: { r: 0.6, g: 0.75, b: 1 },
} as const;
const ICON_SIZES = [1.5, 2, 2.9, 3.1];

/** A blue of this contrast to the planted ground, which is white and turns black. */
function blueOf(ratio: number): Rgb {
  const steps = Array.from({ length: 1000 }, (_, step) => mix(BLACK, ICON.sound, step / 1000));
  return steps.findLast((color) => contrastOf(color, BLACK) <= ratio) ?? BLACK;
}

const iconButton = ({ x, y }: Ground, size = 0): SceneNode =>
  instance("Icon Button", { id: ICON.id, x, y, width: 44, height: 44 }, [
    layer({
      id: "shape",
      name: "Vector",
      type: "VECTOR",
      x: x + 12,
      y: y + 12,
      width: 20,
      height: 20,
      fills: [{ type: "solid", color: ICON.shown, variable: slipOf(size) }],
    }),
  ]);

/** An icon button with a colour of its own in the dark mode. */
function iconSites(screen: Screen): readonly Site[] {
  const site = planting(screen, {
    heightPx: 44,
    touched: [ICON.id],
    build: (ground, size) => [iconButton(ground, size)],
  });
  const icons = [0, ...ICON_SIZES].map(
    (size) =>
      [slipOf(size), variable(slipOf(size), ICON.shown, size === 0 ? ICON.sound : blueOf(size))] as const,
  );
  const variables = { ...variablesOf(site.before), ...Object.fromEntries(icons) };
  return [
    {
      ...site,
      before: themed(site.before),
      scene: { collections: COLLECTIONS, variables },
      damage: (size) => themed(site.damage(size)),
    },
  ];
}

/** Slips that show only in a mode in which nobody looks at the design. */
export const MODE_DEFECTS: readonly Defect[] = [
  {
    rule: "contrast-in-modes",
    what: "the dark value of a text’s colour made fainter",
    unit: ":1",
    sizes: SIZES,
    claimed: SIZES.slice(1),
    sites: modeSites,
  },
  {
    rule: "icon-contrast-in-modes",
    what: "the dark value of an icon’s colour made fainter",
    unit: ":1",
    sizes: ICON_SIZES,
    claimed: [1.5, 2, 2.9],
    sites: iconSites,
  },
];
