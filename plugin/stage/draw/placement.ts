import { field, numberField, objectField } from "../../../shared/scene/json.ts";
import type { Box } from "../../../shared/scene/scene.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { Size } from "./paint/gradient.ts";
import { num } from "./svg.ts";
import { objectOf } from "./object-of.ts";

/** How a node turns and flips: the columns of a 2 × 2 matrix, as SVG writes them (a b c d). */
export type Turn = readonly [number, number, number, number];

/** Where a node lies: its own size before turning, and the middle that it turns around. */
export interface Placement {
  readonly size: Size;
  readonly centerX: number;
  readonly centerY: number;
  readonly turn: Turn;
}

export const UPRIGHT: Turn = [1, 0, 0, 1];
const EPSILON = 1e-4;

/** The bounding box of a node in canvas coordinates; null when it has none. */
export function boxOf(node: RestNode): Box | null {
  const box = objectField(objectOf(node), "absoluteBoundingBox");
  if (!box) return null;
  return {
    x: numberField(box, "x") ?? 0,
    y: numberField(box, "y") ?? 0,
    width: Math.max(0, numberField(box, "width") ?? 0),
    height: Math.max(0, numberField(box, "height") ?? 0),
  };
}

const times = (left: Turn, right: Turn): Turn => [
  left[0] * right[0] + left[2] * right[1],
  left[1] * right[0] + left[3] * right[1],
  left[0] * right[2] + left[2] * right[3],
  left[1] * right[2] + left[3] * right[3],
];

function turnOfMatrix(matrix: unknown): Turn | null {
  if (!Array.isArray(matrix)) return null;
  const [[a, c] = [], [b, d] = []] = matrix as (readonly unknown[])[];
  const turn = [a, b, c, d];
  return turn.every((value) => typeof value === "number") ? (turn as unknown as Turn) : null;
}

/** The REST API counts radians counter-clockwise; SVG's y axis points down. */
function turnOfRotation(radians: number): Turn {
  const [cos, sin] = [Math.cos(radians), -Math.sin(radians)];
  return [cos, sin, -sin, cos];
}

/** How the node itself turns inside its parent. */
function ownTurn(node: RestNode): Turn {
  const object = objectOf(node);
  return (
    turnOfMatrix(field(object, "relativeTransform")) ?? turnOfRotation(numberField(object, "rotation") ?? 0)
  );
}

function givenSize(node: RestNode): Size | null {
  const size = objectField(objectOf(node), "size");
  if (!size) return null;
  const width = numberField(size, "x");
  const height = numberField(size, "y");
  return width === undefined || height === undefined ? null : { width, height };
}

/** The size before turning, solved from the box around the turned shape; a square where that has no answer. */
function solveSize({ width, height }: Box, [a, b]: Turn): Size {
  const [cos, sin] = [Math.abs(a), Math.abs(b)];
  const determinant = cos * cos - sin * sin;
  if (sin < EPSILON) return { width, height };
  if (Math.abs(determinant) < 0.02) {
    const side = width / (cos + sin);
    return { width: side, height: side };
  }
  return {
    width: Math.max(0, (width * cos - height * sin) / determinant),
    height: Math.max(0, (height * cos - width * sin) / determinant),
  };
}

/** Where a node lies, inside a parent turned so; null when it has no box. */
export function placeNode(node: RestNode, parent: Turn): Placement | null {
  const box = boxOf(node);
  if (!box) return null;
  const turn = times(parent, ownTurn(node));
  return {
    size: givenSize(node) ?? solveSize(box, turn),
    centerX: box.x + box.width / 2,
    centerY: box.y + box.height / 2,
    turn,
  };
}

const isUpright = (turn: Turn): boolean =>
  turn.every((value, index) => Math.abs(value - (UPRIGHT[index] ?? 0)) < EPSILON);

/** The `transform` that brings a shape drawn from 0,0 to its place. */
export function transformOf({ size: { width, height }, centerX, centerY, turn }: Placement): string {
  const [a, b, c, d] = turn;
  const x = centerX - (a * width + c * height) / 2;
  const y = centerY - (b * width + d * height) / 2;
  if (isUpright(turn)) return `translate(${num(x)} ${num(y)})`;
  const linear = turn.map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ");
  return `matrix(${linear} ${num(x)} ${num(y)})`;
}
