import {
  asSize,
  compact,
  field,
  type JsonObject,
  listField,
  numberField,
  objectField,
  sizeField,
  stringField,
  wordField,
} from "../json.ts";
import { orLeftOut } from "../leave-out.ts";
import type { AutoLayout, SceneNode, Sides } from "../scene.ts";

const DIRECTIONS = { NONE: undefined, HORIZONTAL: "horizontal", VERTICAL: "vertical", GRID: "grid" } as const;
const ALIGNS = { MIN: "start", CENTER: "center", MAX: "end", SPACE_BETWEEN: "space-between" } as const;
const CROSS_ALIGNS = { MIN: "start", CENTER: "center", MAX: "end", BASELINE: "baseline" } as const;
const SIZINGS = { FIXED: "fixed", HUG: "hug", FILL: "fill" } as const;
const SCROLLS = {
  NONE: undefined,
  HORIZONTAL_SCROLLING: "horizontal",
  VERTICAL_SCROLLING: "vertical",
  HORIZONTAL_AND_VERTICAL_SCROLLING: "both",
  HORIZONTAL: "horizontal",
  VERTICAL: "vertical",
  BOTH: "both",
} as const;

const lengthOf = (node: JsonObject, name: string): number | undefined =>
  orLeftOut(() => numberField(node, name));

function readPadding(node: JsonObject): Sides {
  const horizontal = lengthOf(node, "horizontalPadding") ?? 0;
  const vertical = lengthOf(node, "verticalPadding") ?? 0;
  return [
    lengthOf(node, "paddingTop") ?? vertical,
    lengthOf(node, "paddingRight") ?? horizontal,
    lengthOf(node, "paddingBottom") ?? vertical,
    lengthOf(node, "paddingLeft") ?? horizontal,
  ];
}

/** The auto layout of a node; undefined when its children lie freely. */
export function readAutoLayout(node: JsonObject): AutoLayout | undefined {
  const direction =
    typeof node.fields["layoutMode"] === "string" ? wordField(node, "layoutMode", DIRECTIONS) : undefined;
  if (!direction) return undefined;
  return compact<AutoLayout>({
    direction,
    wraps: field(node, "layoutWrap") === "WRAP" ? true : undefined,
    gapPx: lengthOf(node, direction === "grid" ? "gridColumnGap" : "itemSpacing") ?? 0,
    paddingPx: readPadding(node),
    align: orLeftOut(() => wordField(node, "primaryAxisAlignItems", ALIGNS)) ?? "start",
    crossAlign: orLeftOut(() => wordField(node, "counterAxisAlignItems", CROSS_ALIGNS)) ?? "start",
  });
}

/** How the node takes its size inside an auto layout; undefined when neither side says so. */
export function readSizing(node: JsonObject): SceneNode["sizing"] {
  const horizontal = orLeftOut(() => wordField(node, "layoutSizingHorizontal", SIZINGS));
  const vertical = orLeftOut(() => wordField(node, "layoutSizingVertical", SIZINGS));
  return horizontal || vertical
    ? { horizontal: horizontal ?? "fixed", vertical: vertical ?? "fixed" }
    : undefined;
}

/** Which way the content of the node scrolls. */
export const readScrolls = (node: JsonObject): SceneNode["scrolls"] =>
  wordField(node, "overflowDirection", SCROLLS);

/** The constraints of the node, in lower case (`left`, `top-bottom` …). */
export function readConstraints(node: JsonObject): SceneNode["constraints"] {
  const constraints = objectField(node, "constraints");
  const word = (name: string) =>
    constraints && stringField(constraints, name)?.toLowerCase().replace(/_/g, "-");
  const horizontal = word("horizontal");
  const vertical = word("vertical");
  if (!horizontal || !vertical || (horizontal === "left" && vertical === "top")) return undefined;
  return { horizontal, vertical };
}

/** Corner radii clockwise from the top left; undefined when all are square. */
export function readCornerRadii(node: JsonObject): Sides | undefined {
  const each = (orLeftOut(() => listField(node, "rectangleCornerRadii")) ?? []).map(
    ({ value, place }) => orLeftOut(() => asSize(value, place)) ?? 0,
  );
  const all = orLeftOut(() => sizeField(node, "cornerRadius")) ?? 0;
  const [topLeft = all, topRight = all, bottomRight = all, bottomLeft = all] = each.length === 4 ? each : [];
  const radii = [topLeft, topRight, bottomRight, bottomLeft] as const;
  return radii.some((radius) => radius > 0) ? radii : undefined;
}
