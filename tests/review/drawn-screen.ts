import { describe, expect, test } from "vitest";
import type { NodeType, SceneNode, Sides } from "../../shared/scene/scene.ts";
import { layer, sceneOf, solid, text } from "../../shared/scene/testing.ts";
import { reviewFrame } from "../../shared/review/review.ts";

/**
 * Screens as many designers draw them: rectangles, ellipses, vectors and texts beside each other, with the names that
 * the editor gives. Lengths in px, colours as `#rrggbb`.
 */
export type Drawn = readonly (SceneNode | Drawn)[];

const four = (px: number): Sides => [px, px, px, px];

interface ShapeOptions {
  readonly round?: number;
  readonly line?: string;
  readonly lineWidth?: number;
  readonly opacity?: number;
}

function shape(
  type: NodeType,
  box: readonly [number, number, number, number],
  fill: string | undefined,
  options: ShapeOptions,
): SceneNode {
  const [x, y, width, height] = box;
  const { round, line, lineWidth = 1, opacity } = options;
  return layer({
    name: `${type.charAt(0)}${type.slice(1).toLowerCase()} 12`,
    type,
    x,
    y,
    width,
    height,
    ...(fill && { fill }),
    ...(round && { cornerRadiiPx: four(round) }),
    ...(opacity && { opacity }),
    ...(line && { strokes: [solid(line)], stroke: { widthsPx: four(lineWidth), align: "inside" } }),
  });
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: string,
  options: ShapeOptions = {},
): SceneNode => shape("RECTANGLE", [x, y, width, height], fill, options);

export const ellipse = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: string,
  options: ShapeOptions = {},
): SceneNode => shape("ELLIPSE", [x, y, width, height], fill, options);

export const vector = (x: number, y: number, width: number, height: number, line = "#1f2937"): SceneNode =>
  shape("VECTOR", [x, y, width, height], undefined, { line, lineWidth: 2 });

interface WordOptions {
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly height?: number;
  readonly isUnderlined?: boolean;
  readonly isCut?: boolean;
  /** Where the middle, or the right end, is instead of the left. */
  readonly middle?: number;
  readonly end?: number;
}

export function words(characters = "", x = 0, y = 0, sizePx = 16, options: WordOptions = {}): SceneNode {
  const { weight = 400, color = "#111827", isUnderlined, isCut, middle, end } = options;
  const width = options.width ?? Math.round(characters.length * sizePx * (weight >= 600 ? 0.54 : 0.51));
  const lineHeightPx = Math.round(sizePx * 1.25);
  return text(characters, {
    x: middle === undefined ? (end === undefined ? x : end - width) : middle - width / 2,
    y,
    width,
    height: options.height ?? lineHeightPx,
    lineHeightPx,
    sizePx,
    weight,
    color,
    ...(middle !== undefined && { align: "center" }),
    ...(isUnderlined && { decoration: "underline" }),
    ...(isCut && { isTruncated: true, resize: "none" }),
    ...(options.height && { resize: "none" }),
  });
}

export function group(...children: readonly SceneNode[]): SceneNode {
  const x = Math.min(...children.map(({ box }) => box.x));
  const y = Math.min(...children.map(({ box }) => box.y));
  const width = Math.max(...children.map(({ box }) => box.x + box.width)) - x;
  const height = Math.max(...children.map(({ box }) => box.y + box.height)) - y;
  return layer({ name: "Group 7", type: "GROUP", x, y, width, height }, children);
}

const flat = (drawn: Drawn): readonly SceneNode[] =>
  drawn.flatMap((one) => ("id" in one ? [one] : flat(one)));

export const drawing = (width: number, height: number, fill: string, ...drawn: Drawn): SceneNode =>
  layer({ name: "Frame 3", width, height, fill, clipsContent: true }, flat(drawn));

export const statusBar = (width: number, color = "#111827"): readonly SceneNode[] => [
  words("9:41", 30, 15, 15, { weight: 600, color }),
  vector(width - 86, 18, 18, 11, color),
  vector(width - 62, 18, 16, 11, color),
  vector(width - 38, 18, 24, 11, color),
];

interface ButtonOptions {
  readonly round?: number;
  readonly line?: string;
}

export const button = (
  [x, y, width, height]: readonly [number, number, number, number],
  label: string,
  fill: string | undefined,
  color: string,
  { round = 12, ...options }: ButtonOptions = {},
): readonly [SceneNode, SceneNode] => [
  rect(x, y, width, height, fill, { round, ...options }),
  words(label, 0, y + (height - 20) / 2, 16, { weight: 600, color, middle: x + width / 2 }),
];

/** How often a rule speaks of a screen. */
function timesSaid(rule: string, screen: SceneNode): number {
  return reviewFrame(sceneOf(screen), screen).findings.filter((one) => one.rule === rule).length;
}

/** Pairs of screens by what they show: a rule speaks of the first, once unless told otherwise, and not of its twin. */
export function testPairs(
  rule: string,
  pairs: Readonly<Record<string, readonly [wrong: SceneNode, right: SceneNode, times?: number]>>,
): void {
  describe(rule, () => {
    for (const [name, [wrong, right, times = 1]] of Object.entries(pairs)) {
      test(`is said of ${name}`, () => {
        expect(timesSaid(rule, wrong)).toBe(times);
      });
      test(`is not said of the twin of ${name}`, () => {
        expect(timesSaid(rule, right)).toBe(0);
      });
    }
  });
}
