import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { union } from "../../../../shared/scene/geometry.ts";
import { inverse, times, UNMOVED } from "../../../../shared/scene/matrix.ts";
import type { DocumentChange } from "../editor.ts";
import { everyNode } from "../../../../shared/scene/every-node.ts";
import type { Getters, NodeView, WideSetters } from "./stage.ts";
import { requireNumber } from "./valid.ts";

type Placed = DimensionAndPositionMixin & Pick<LayoutMixin, "absoluteRenderBounds" | "rotation">;

const parentOf = ({ rest, stage }: NodeView): NodeView | null => {
  const { nodes, parents } = stage.document;
  const parent = nodes.get(parents.get(rest.id) ?? "");
  return parent ? { rest: parent, stage } : null;
};

const radiansOf = (rest: RestNode): number => Number(rest["rotation"] ?? 0);

const absoluteRadians = (view: NodeView): number => {
  const parent = parentOf(view);
  return radiansOf(view.rest) + (parent ? absoluteRadians(parent) : 0);
};

const boxOf = (rest: RestNode): Rect | null =>
  (rest["absoluteBoundingBox"] as Rect | null | undefined) ??
  union((rest.children ?? []).flatMap((child) => boxOf(child) ?? []));

/** The size before rotation: the REST API gives it with the geometry only, so it is computed from the box. */
function sizeOf({ rest }: NodeView, angle: number): { width: number; height: number } {
  const size = rest["size"] as Vector | undefined;
  if (size) return { width: size.x, height: size.y };
  const { width, height } = boxOf(rest) ?? { width: 0, height: 0 };
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const determinant = cos * cos - sin * sin;
  if (Math.abs(determinant) < 1e-6) return { width, height };
  return {
    width: (width * cos - height * sin) / determinant,
    height: (height * cos - width * sin) / determinant,
  };
}

function absoluteTransform(view: NodeView): Transform {
  const box = boxOf(view.rest);
  if (!box) return UNMOVED;
  const angle = absoluteRadians(view);
  const { width, height } = sizeOf(view, angle);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const left = Math.min(0, width * cos, height * sin, width * cos + height * sin);
  const top = Math.min(0, -width * sin, height * cos, height * cos - width * sin);
  return [
    [cos, sin, box.x - left],
    [-sin, cos, box.y - top],
  ];
}

/** The node from whose corner a place is measured; null on a page, which has no corner of its own. */
function container(view: NodeView): NodeView | null {
  const parent = parentOf(view);
  if (parent?.rest.type === "CANVAS") return null;
  return parent?.rest.type === "GROUP" ? container(parent) : parent;
}

function relativeTransform(view: NodeView): Transform {
  const parent = container(view);
  return parent
    ? times(inverse(absoluteTransform(parent)) ?? UNMOVED, absoluteTransform(view))
    : absoluteTransform(view);
}

/** Where a node lies and how large it is. */
export const PLACEMENT = {
  x: (view) => relativeTransform(view)[0][2],
  y: (view) => relativeTransform(view)[1][2],
  width: (view) => sizeOf(view, absoluteRadians(view)).width,
  height: (view) => sizeOf(view, absoluteRadians(view)).height,
  relativeTransform,
  rotation: ({ rest }) => (radiansOf(rest) * 180) / Math.PI,
  absoluteBoundingBox: ({ rest }) => boxOf(rest),
  absoluteRenderBounds: ({ rest }) =>
    rest["absoluteRenderBounds"] === undefined ? boxOf(rest) : (rest["absoluteRenderBounds"] as Rect | null),
} satisfies Getters<Placed>;

const movedBox = (box: Rect, by: Vector): Rect => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** The place and size of what lies in an instance are its component's. */
function requireFree({ rest }: NodeView, property: string): void {
  if (rest.id.includes(";"))
    throw new Error(`in set_${property}: This property cannot be overridden in an instance`);
}

/** A layer and all that is in it, so far from where it lies. */
export const shift = ({ rest }: NodeView, by: Vector): readonly DocumentChange[] =>
  everyNode(rest).map((part) => {
    const [box, ink] = [part["absoluteBoundingBox"], part["absoluteRenderBounds"]] as (
      | Rect
      | null
      | undefined
    )[];
    return {
      type: "set",
      id: part.id,
      fields: {
        ...(box && { absoluteBoundingBox: movedBox(box, by) }),
        ...(ink && { absoluteRenderBounds: movedBox(ink, by) }),
      },
    };
  });

/** Setters that move a layer; parents that are turned are beyond a stand-in. */
export const PLACEMENT_SETTERS = {
  x: (x, view) => {
    requireFree(view, "x");
    return shift(view, { x: x - relativeTransform(view)[0][2], y: 0 });
  },
  y: (y, view) => {
    requireFree(view, "y");
    return shift(view, { x: 0, y: y - relativeTransform(view)[1][2] });
  },
} satisfies WideSetters<Placed>;

const SMALLEST = 0.01;

/** A size that is set is that of both sides: neither keeps to its content or fills its parent any more. */
const fixedSides = ({ rest }: NodeView) =>
  Object.fromEntries(
    ["layoutSizingHorizontal", "layoutSizingVertical"].flatMap((sizing) =>
      rest[sizing] === undefined ? [] : [[sizing, "FIXED"]],
    ),
  );

/** A size within the least and the most that a layer has: the editor goes no further, and says nothing. */
const sizeWithin = ({ rest }: NodeView, side: "Width" | "Height", px: number): number =>
  Math.min(Number(rest[`max${side}`] ?? Infinity), Math.max(Number(rest[`min${side}`] ?? 0), px));

/** Gives a layer another size; what is in it stays where it is. */
export const RESIZE = {
  resize: (view) => (wantedWidth: number, wantedHeight: number) => {
    requireFree(view, "size");
    requireNumber("width", wantedWidth, SMALLEST);
    requireNumber("height", wantedHeight, SMALLEST);
    const width = sizeWithin(view, "Width", wantedWidth);
    const height = sizeWithin(view, "Height", wantedHeight);
    const box = boxOf(view.rest);
    if (!box) return;
    const fields = {
      absoluteBoundingBox: { ...box, width, height },
      absoluteRenderBounds: undefined,
      ...fixedSides(view),
      ...(view.rest["size"] !== undefined && { size: { x: width, y: height } }),
    };
    view.stage.change([{ type: "set", id: view.rest.id, fields }]);
  },
} satisfies Getters<LayoutMixin>;
