import { fromHex as rgb } from "./color.ts";
import { compact } from "./json.ts";
import type { Paint, Scene, SceneNode, TextRun } from "./scene.ts";

type NodeOptions = Partial<Omit<SceneNode, "children" | "text" | "box">>;

interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

let lastId = 0;

const placed = ({ x = 0, y = 0, width = 100, height = 20 }: Place) => ({ x, y, width, height });

export { fromHex as rgb } from "./color.ts";

/** A gradient from the left to the right. */
export const gradient = (first: string, last: string): Paint => ({
  type: "gradient",
  shape: "linear",
  handles: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ],
  stops: [first, last].map((color, position) => ({ position, color: { ...rgb(color), a: 1 } })),
});

/** A solid paint from `#rrggbb`. */
export const solid = (hex: string, opacity?: number): Paint =>
  opacity === undefined ? { type: "solid", color: rgb(hex) } : { type: "solid", color: rgb(hex), opacity };

export const image: Paint = { type: "image", scaleMode: "fill" };

interface LayerOptions extends NodeOptions, Place {
  readonly fill?: string;
  /** The colour of a line of 1 px inside its edge. */
  readonly line?: string;
  /** The radius of all its corners, in px. */
  readonly round?: number;
}

/** A layer in absolute coordinates; without `fill` and `line` it paints nothing itself. */
export function layer(options: LayerOptions = {}, children: readonly SceneNode[] = []): SceneNode {
  const { x, y, width, height, fill, line, round, ...node } = options;
  return {
    id: `1:${++lastId}`,
    name: "Layer",
    type: "FRAME",
    box: placed({ x, y, width, height }),
    ...(fill && { fills: [solid(fill)] }),
    ...(line && { strokes: [solid(line)], stroke: { widthsPx: [1, 1, 1, 1], align: "inside" } }),
    ...(round !== undefined && { cornerRadiiPx: [round, round, round, round] }),
    ...(children.length > 0 && { children }),
    ...node,
  };
}

interface TextOptions extends NodeOptions, Place, Partial<Omit<TextRun, "start" | "end" | "fills">> {
  readonly color?: string;
  readonly align?: "left" | "center" | "right" | "justified";
  readonly resize?: "none" | "height" | "width-and-height";
  readonly isTruncated?: true;
  readonly runs?: readonly TextRun[];
}

/** A text layer in absolute coordinates: 16 px, regular, black, unless said otherwise. */
export function text(characters: string, options: TextOptions = {}): SceneNode {
  const { sizePx = 16, lineHeightPx = sizePx * 1.5, ...more } = options;
  const {
    fontFamily = "Inter",
    weight = 400,
    letterSpacingPx,
    isItalic,
    decoration,
    isLink,
    ...others
  } = more;
  const { case: letterCase, runs, align, resize, isTruncated, color = "#000000", ...placing } = others;
  const { x, y, width, height, ...node } = placing;
  const run = compact<TextRun>({
    start: 0,
    end: characters.length,
    fontFamily,
    sizePx,
    weight,
    lineHeightPx,
    letterSpacingPx,
    isItalic,
    decoration,
    isLink,
    case: letterCase,
  });
  const size = { width: width ?? characters.length * sizePx * 0.5, height: height ?? lineHeightPx };
  return {
    id: `1:${++lastId}`,
    name: characters.slice(0, 20),
    type: "TEXT",
    fills: [solid(color)],
    box: placed({ x, y, ...size }),
    text: {
      characters,
      runs: runs ?? [run],
      alignHorizontal: align ?? "left",
      alignVertical: "top",
      resize: resize ?? "width-and-height",
      ...(isTruncated && { isTruncated }),
    },
    ...node,
  };
}

/** An instance of a component, such as a button. */
export const instance = (
  name: string,
  options: LayerOptions = {},
  children: readonly SceneNode[] = [],
): SceneNode =>
  layer({ name, type: "INSTANCE", instance: { componentId: `component-${name}` }, ...options }, children);

/** A set of components with a variant of each name: `State=Hover, Size=Large`. */
export const variantSet = (name: string, ...variants: readonly string[]): SceneNode =>
  layer(
    { name, type: "COMPONENT_SET", width: 300, height: 60 * variants.length },
    variants.map((variant, index) =>
      layer({ name: variant, type: "COMPONENT", y: 60 * index, width: 120, height: 40 }, [
        text("Send the order", { y: 60 * index }),
      ]),
    ),
  );

/** A white phone screen (375 × 812) unless said otherwise, with the given layers in it. */
export const screen = (children: readonly SceneNode[], options: LayerOptions = {}): SceneNode =>
  layer(
    { name: "Screen", width: 375, height: 812, fill: "#ffffff", clipsContent: true, ...options },
    children,
  );

/** A scene of one or several frames. */
export const sceneOf = (...frames: readonly SceneNode[]): Scene => ({
  schema: 1,
  file: "test",
  page: { id: "0:1", name: "Page" },
  frames,
  components: {},
  styles: {},
});
