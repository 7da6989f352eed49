import { field, numberField, objectField, objectList, stringField } from "../../../../shared/scene/json.ts";
import { readCornerRadii } from "../../../../shared/scene/rest/read-layout.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { glyphFor } from "./glyph.ts";
import type { Size } from "../paint/gradient.ts";
import { cornersOf, ellipsePath, rectPath, slicePath, starPath } from "./path.ts";
import { objectOf } from "../object-of.ts";

/** The outline of a node, drawn from 0,0 in its own size. */
export interface Shape {
  readonly kind: "box" | "ellipse" | "line" | "path" | "sketch";
  readonly path: string;
  readonly isEvenOdd?: boolean;
  /** The outline of the stroke, when the file has it. */
  readonly strokePath?: string;
}

const BOX_TYPES = new Set([
  "FRAME",
  "RECTANGLE",
  "COMPONENT",
  "COMPONENT_SET",
  "INSTANCE",
  "SLOT",
  "SECTION",
  "GROUP",
]);
const FULL_TURN = 2 * Math.PI;
/** A filled vector larger than this is rather a surface than a sign. */
const SURFACE_PX = 64;

interface Geometry {
  readonly path: string;
  readonly isEvenOdd: boolean;
}

/** Path data can only be letters, numbers and separators. */
export const PATH = /^[MLHVCSQTAZmlhvcsqtaz0-9eE+\-., \t\n\r]*$/;

function readGeometry(node: RestNode, name: string): Geometry | null {
  const parts = objectList(objectOf(node), name).flatMap((part) => {
    const path = stringField(part, "path") ?? stringField(part, "data");
    return path && PATH.test(path) ? [{ path, isEvenOdd: field(part, "windingRule") === "EVENODD" }] : [];
  });
  if (parts.length === 0) return null;
  return { path: parts.map(({ path }) => path).join(""), isEvenOdd: parts.some((part) => part.isEvenOdd) };
}

function givenShape(node: RestNode): Shape | null {
  const fill = readGeometry(node, "fillGeometry") ?? readGeometry(node, "vectorPaths");
  const stroke = readGeometry(node, "strokeGeometry");
  if (!fill && !stroke) return null;
  return {
    kind: "path",
    path: fill?.path ?? "",
    isEvenOdd: fill?.isEvenOdd ?? false,
    ...(stroke ? { strokePath: stroke.path } : {}),
  };
}

function ellipseShape(node: RestNode, size: Size): Shape {
  const arc = objectField(objectOf(node), "arcData");
  const rect = { x: 0, y: 0, ...size };
  const hole = (arc && numberField(arc, "innerRadius")) ?? 0;
  const start = (arc && numberField(arc, "startingAngle")) ?? 0;
  const end = (arc && numberField(arc, "endingAngle")) ?? FULL_TURN;
  const isWhole = Math.abs(end - start) >= FULL_TURN - 1e-3;
  if (!isWhole) return { kind: "path", path: slicePath(rect, start, end, hole) };
  if (hole > 0) return { kind: "path", path: ellipsePath(rect, hole), isEvenOdd: true };
  return { kind: "ellipse", path: ellipsePath(rect) };
}

const count = (node: RestNode, fallback: number): number => {
  const points = numberField(objectOf(node), "pointCount") ?? fallback;
  return Math.min(60, Math.max(3, Math.round(points)));
};

function isSurface(node: RestNode, size: Size): boolean {
  const fills = objectList(objectOf(node), "fills");
  return fills.length > 0 && Math.max(size.width, size.height) > SURFACE_PX;
}

/** A vector whose curves are not in the file: a known sign, a surface, or else a modest outline of its box. */
function sketch(node: RestNode, names: readonly string[], size: Size): Shape {
  const glyph = names.map((name) => glyphFor(name, size)).find((found) => found !== null);
  if (glyph) return { kind: glyph.isClosed ? "path" : "sketch", path: glyph.path };
  const rect = { x: 0, y: 0, ...size };
  if (isSurface(node, size)) return { kind: "box", path: rectPath(rect) };
  const radius = Math.min(size.width, size.height) / 4;
  return { kind: "sketch", path: rectPath(rect, cornersOf([radius, radius, radius, radius], rect)) };
}

/**
 * The outline of a node.
 * @param names the name of the node and of what it lies in: they tell what a vector without curves shows.
 */
export function outlineOf(node: RestNode, names: readonly string[], size: Size): Shape {
  const rect = { x: 0, y: 0, ...size };
  if (BOX_TYPES.has(node.type)) {
    const radii = readCornerRadii(objectOf(node));
    return { kind: "box", path: rectPath(rect, cornersOf(radii, rect)) };
  }
  if (node.type === "ELLIPSE") return ellipseShape(node, size);
  if (node.type === "LINE") return { kind: "line", path: `M0 0L${size.width} ${size.height}` };
  const given = givenShape(node);
  if (given) return given;
  if (node.type === "STAR") return { kind: "path", path: starPath(rect, count(node, 5), 0.382) };
  if (node.type === "REGULAR_POLYGON") return { kind: "path", path: starPath(rect, count(node, 3), null) };
  if (node.type === "VECTOR") return sketch(node, names, size);
  return { kind: "box", path: rectPath(rect) };
}
