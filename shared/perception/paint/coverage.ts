import { isDrawing, mayBeGround } from "../../scene/contour.ts";
import {
  areNear,
  bottom,
  center,
  contains,
  grow,
  holdsPoint,
  type Point,
  right,
} from "../../scene/geometry.ts";
import type { Box, SceneNode, Sides, Stroke } from "../../scene/scene.ts";
import { rememberedObject } from "../frame/remembered-object.ts";
import { areAround, boxOfLines, contourLines, type Lines, mayCut } from "./contour-lines.ts";

/** How surely the shape of a layer covers a point: `maybe` when only its box is known. */
export type Coverage = "in" | "out" | "maybe";

const BOX_SHAPES = new Set([
  "FRAME",
  "COMPONENT",
  "COMPONENT_SET",
  "INSTANCE",
  "SECTION",
  "SLOT",
  "RECTANGLE",
]);

/** True when a point lies in the square of a corner but outside its arc. */
function isCutByCorner(box: Box, radii: Sides, point: Point): boolean {
  const limit = Math.min(box.width, box.height) / 2;
  const isRight = point.x > box.x + box.width / 2;
  const isBottom = point.y > box.y + box.height / 2;
  const radius = Math.min(radii[isBottom ? (isRight ? 2 : 3) : isRight ? 1 : 0], limit);
  const dx = (isRight ? point.x - (box.x + box.width - radius) : box.x + radius - point.x) / (radius || 1);
  const dy = (isBottom ? point.y - (box.y + box.height - radius) : box.y + radius - point.y) / (radius || 1);
  return radius > 0 && dx > 0 && dy > 0 && dx ** 2 + dy ** 2 > 1;
}

const isInEllipse = (box: Box, { x, y }: Point): boolean => {
  const dx = (x - box.x - box.width / 2) / (box.width / 2 || 1);
  const dy = (y - box.y - box.height / 2) / (box.height / 2 || 1);
  return dx ** 2 + dy ** 2 <= 1;
};

/** By such a share of its size lines may end from the box of their layer; else a layer around it turns it, and where they lie is not known. */
const SAME_SHARE = 0.02;

function isAbout(a: Box, b: Box): boolean {
  const offPx = Math.max(1, SAME_SHARE * Math.max(b.width, b.height));
  const isNear = (one: number, other: number): boolean => areNear(one, other, offPx);
  return isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(right(a), right(b)) && isNear(bottom(a), bottom(b));
}

/** The lines of a drawing around the middle of its box; undefined where they are not known. */
const linesOf = rememberedObject(({ box, contours, stroke }: SceneNode): readonly Lines[] | undefined => {
  const isGround = contours && mayBeGround(contours.paths.map(({ data }) => data));
  const lines = isGround ? contourLines(contours, box) : undefined;
  if (!lines) return undefined;
  const fills = lines.filter(({ isStroke }) => !isStroke);
  const around = { ...box, x: -box.width / 2, y: -box.height / 2 };
  // A stroke may reach beyond the box of its layer.
  const reached = fills.length > 0 ? around : grow(around, Math.max(0, ...(stroke?.widthsPx ?? [])) / 2);
  return isAbout(boxOfLines(fills.length > 0 ? fills : lines), reached) ? lines : undefined;
});

/** How surely the fill or the stroke of a drawing covers a point. */
function lineCoverage(node: SceneNode, part: "fill" | "stroke", { x, y }: Point): Coverage {
  const lines = linesOf(node)?.filter(({ isStroke }) => isStroke === (part === "stroke"));
  if (!lines || lines.length === 0) return "maybe";
  const middle = center(node.box);
  return lines.some((one) => areAround(one, { x: x - middle.x, y: y - middle.y })) ? "in" : "out";
}

const isTurned = (node: SceneNode): boolean => (node.rotationDeg ?? 0) % 90 !== 0;

/** At 45° all boxes of one girth lie in the same one. */
const LEAST_KNOWN = 0.05;

/**
 * A box as it was before its layer was turned, around the same middle, and a point beside it; undefined where the box around the
 * turned one does not tell its size.
 */
function straightened({ box, rotationDeg = 0 }: SceneNode, point: Point): [Box, Point] | undefined {
  const angle = (rotationDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [across, down] = [Math.abs(cos), Math.abs(sin)];
  const known = across ** 2 - down ** 2;
  if (Math.abs(known) < LEAST_KNOWN) return undefined;
  const width = (across * box.width - down * box.height) / known;
  const height = (across * box.height - down * box.width) / known;
  if (width < 0 || height < 0) return undefined;
  const middle = center(box);
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  return [
    { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    { x: middle.x + cos * x + sin * y, y: middle.y - sin * x + cos * y },
  ];
}

const cornerCoverage = ({ cornerRadiiPx }: SceneNode, box: Box, point: Point): Coverage =>
  cornerRadiiPx && isCutByCorner(box, cornerRadiiPx, point) ? "out" : "in";

/**
 * Tells whether the filled shape of a node covers a point: in, out, or maybe, where its outline is not known. Px of
 * the scene.
 */
export function fillCoverage(node: SceneNode, point: Point): Coverage {
  if (!holdsPoint(node.box, point)) return "out";
  if (isDrawing(node.type)) return lineCoverage(node, "fill", point);
  if (node.type === "ELLIPSE" && !isTurned(node))
    return isInEllipse(node.box, point) ? (node.isArc ? "maybe" : "in") : "out";
  if (!BOX_SHAPES.has(node.type)) return "maybe";
  if (!isTurned(node)) return cornerCoverage(node, node.box, point);
  const placed = straightened(node, point);
  if (!placed) return "maybe";
  return holdsPoint(...placed) ? cornerCoverage(node, ...placed) : "out";
}

/** How surely the fill of a drawing covers all of a box: one that its lines cut is partly covered. */
function boxCoverage(node: SceneNode, box: Box): Coverage {
  const middle = center(node.box);
  const around = { ...box, x: box.x - middle.x, y: box.y - middle.y };
  const isCut = linesOf(node)?.some((one) => !one.isStroke && mayCut(one, around)) ?? true;
  return isCut ? "maybe" : lineCoverage(node, "fill", center(box));
}

/** True when the filled shape of a node surely covers all of a box. */
export function coversBox(node: SceneNode, box: Box): boolean {
  if (!contains(node.box, box)) return false;
  if (isDrawing(node.type)) return boxCoverage(node, box) === "in";
  const isPlainBox = BOX_SHAPES.has(node.type) && !node.cornerRadiiPx && !isTurned(node);
  return isPlainBox || corners(box).every((corner) => fillCoverage(node, corner) === "in");
}

/** True when the fill of a node surely paints nothing of a box: there is none, or it is a drawing beside the box. */
export const fillSparesBox = (node: SceneNode, box: Box): boolean =>
  !node.fills || (isDrawing(node.type) && boxCoverage(node, box) === "out");

const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

/** So thin a line is no ground of letters, wherever it runs. */
const HAIRLINE_PX = 2;

const OUTER_SHARE = { inside: 0, center: 0.5, outside: 1 } as const;

function inset(box: Box, [top, right, bottom, left]: Sides, share: number): Box {
  return {
    x: box.x + left * share,
    y: box.y + top * share,
    width: box.width - (left + right) * share,
    height: box.height - (top + bottom) * share,
  };
}

/** How surely the stroke of an ellipse covers a point. */
function ringCoverage({ box }: SceneNode, { widthsPx, align, isDashed }: Stroke, point: Point): Coverage {
  const outer = OUTER_SHARE[align];
  if (
    !isInEllipse(inset(box, widthsPx, -outer), point) ||
    isInEllipse(inset(box, widthsPx, 1 - outer), point)
  )
    return "out";
  return isDashed ? "maybe" : "in";
}

/**
 * Tells whether the stroke of a node covers a point: in, out, or maybe, where its outline is not known. Px of the
 * scene.
 */
export function strokeCoverage(node: SceneNode, point: Point): Coverage {
  if (!node.stroke) return "out";
  const { widthsPx, align, isDashed } = node.stroke;
  const outer = OUTER_SHARE[align];
  if (!holdsPoint(grow(node.box, Math.max(...widthsPx) * outer), point)) return "out";
  if (!BOX_SHAPES.has(node.type) || isTurned(node)) {
    if (Math.max(...widthsPx) <= HAIRLINE_PX) return "out";
    if (node.type === "ELLIPSE" && !isTurned(node) && !node.isArc)
      return ringCoverage(node, node.stroke, point);
    return isDrawing(node.type) ? lineCoverage(node, "stroke", point) : "maybe";
  }
  if (holdsPoint(inset(node.box, widthsPx, 1 - outer), point)) return "out";
  return isDashed || node.cornerRadiiPx ? "maybe" : "in";
}

/** True when the stroke of a node surely paints nothing of a box: the box lies within the ring, or there is none. */
export function strokeSparesBox(node: SceneNode, box: Box): boolean {
  if (!node.stroke) return true;
  const isPlainBox = BOX_SHAPES.has(node.type) && !isTurned(node);
  return (
    isPlainBox && contains(inset(node.box, node.stroke.widthsPx, 1 - OUTER_SHARE[node.stroke.align]), box)
  );
}

const INSCRIBED_SHARE = Math.SQRT1_2;

function inEllipse(box: Box): Box {
  const x = (box.width * (1 - INSCRIBED_SHARE)) / 2;
  const y = (box.height * (1 - INSCRIBED_SHARE)) / 2;
  return inset(box, [y, x, y, x], 1);
}

/** A box with round corners without those: the band from side to side, and that from top to bottom. */
function betweenCorners(box: Box, radii: Sides): readonly Box[] {
  const limit = Math.min(box.width, box.height) / 2;
  const largest = (...some: readonly number[]): number => Math.min(limit, Math.max(...some));
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  return [
    inset(box, [largest(topLeft, topRight), 0, largest(bottomLeft, bottomRight), 0], 1),
    inset(box, [0, largest(topRight, bottomRight), 0, largest(topLeft, bottomLeft)], 1),
  ];
}

/** The boxes that the filled shape of a node surely covers, nearly all of it; none when only its box is known. */
export function sureBoxes(node: SceneNode): readonly Box[] {
  const { type, box, cornerRadiiPx } = node;
  if (isTurned(node) || node.isArc) return [];
  if (type === "ELLIPSE") return [inEllipse(box)];
  if (!BOX_SHAPES.has(type)) return [];
  return cornerRadiiPx ? betweenCorners(box, cornerRadiiPx) : [box];
}
