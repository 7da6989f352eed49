import { booleanField, field, numberField, stringField } from "../../scene/json.ts";
import type { JsonObject } from "../../scene/json.ts";
import type { FigLayer, Written } from "./layer.ts";

type Direction = "HORIZONTAL" | "VERTICAL" | "GRID";

const DIRECTIONS: ReadonlySet<string> = new Set<Direction>(["HORIZONTAL", "VERTICAL", "GRID"]);

/** The file's words for how children lie along the direction, and those of the REST API. */
const ALIGNS: Readonly<Record<string, string>> = {
  MIN: "MIN",
  CENTER: "CENTER",
  MAX: "MAX",
  SPACE_EVENLY: "SPACE_BETWEEN",
  SPACE_BETWEEN: "SPACE_BETWEEN",
};

const CROSS_ALIGNS: Readonly<Record<string, string>> = {
  MIN: "MIN",
  CENTER: "CENTER",
  MAX: "MAX",
  BASELINE: "BASELINE",
};

const wordOf = (words: Readonly<Record<string, string>>, word: string | undefined): string | undefined =>
  word === undefined ? undefined : words[word];

/** The direction of the auto layout of a layer; undefined when its children lie freely. */
function directionOf(change: JsonObject): Direction | undefined {
  const mode = stringField(change, "stackMode");
  return mode !== undefined && DIRECTIONS.has(mode) ? (mode as Direction) : undefined;
}

/** Files without the newer fields have one padding for all sides, or one for each axis. */
function writePadding(change: JsonObject): Written {
  const all = numberField(change, "stackPadding");
  const left = numberField(change, "stackHorizontalPadding") ?? all;
  const top = numberField(change, "stackVerticalPadding") ?? all;
  return {
    paddingLeft: left,
    paddingTop: top,
    paddingRight: numberField(change, "stackPaddingRight") ?? (all === undefined ? undefined : left),
    paddingBottom: numberField(change, "stackPaddingBottom") ?? (all === undefined ? undefined : top),
  };
}

/** Where the gap between rows is no number, it is the same as the one inside a row. */
const writeCrossGap = (change: JsonObject): number | undefined =>
  numberField(
    change,
    Number.isNaN(field(change, "stackCounterSpacing")) ? "stackSpacing" : "stackCounterSpacing",
  );

/** The auto layout of a layer. */
export function writeLayout({ change }: FigLayer): Written {
  const layoutMode = directionOf(change);
  if (!layoutMode) return {};
  const isGrid = layoutMode === "GRID";
  const wraps = stringField(change, "stackWrap") === "WRAP";
  return {
    layoutMode,
    itemReverseZIndex: booleanField(change, "stackReverseZIndex") || undefined,
    layoutWrap: wraps ? "WRAP" : undefined,
    itemSpacing: isGrid ? undefined : numberField(change, "stackSpacing"),
    counterAxisSpacing: wraps ? writeCrossGap(change) : undefined,
    gridColumnGap: isGrid ? numberField(change, "gridColumnGap") : undefined,
    gridRowGap: isGrid ? numberField(change, "gridRowGap") : undefined,
    ...writePadding(change),
    primaryAxisAlignItems: wordOf(
      ALIGNS,
      stringField(change, "stackPrimaryAlignItems") ?? stringField(change, "stackJustify"),
    ),
    counterAxisAlignItems: wordOf(CROSS_ALIGNS, stringField(change, "stackCounterAlignItems")),
  };
}

type Axis = "primary" | "counter";

/** Where the file does not say it, a layout is as long as its content, and as wide as it was made. */
function hugs(change: JsonObject, axis: Axis): boolean {
  return axis === "primary"
    ? stringField(change, "stackPrimarySizing") !== "FIXED"
    : (stringField(change, "stackCounterSizing") ?? "FIXED") !== "FIXED";
}

function fills(change: JsonObject, axis: Axis): boolean {
  return axis === "primary"
    ? (numberField(change, "stackChildPrimaryGrow") ?? 0) > 0
    : stringField(change, "stackChildAlignSelf") === "STRETCH";
}

const axisOf = (direction: Direction | undefined, side: "width" | "height"): Axis =>
  (direction === "VERTICAL") === (side === "height") ? "primary" : "counter";

function textHugs(change: JsonObject, side: "width" | "height"): boolean {
  const resize = stringField(change, "textAutoResize");
  return resize === "WIDTH_AND_HEIGHT" || (side === "height" && resize === "HEIGHT");
}

function sizingOf(change: JsonObject, around: Direction | undefined, side: "width" | "height"): string {
  if (around && !isAbsolute(change) && fills(change, axisOf(around, side))) return "FILL";
  const own = directionOf(change);
  if (own) return own !== "GRID" && hugs(change, axisOf(own, side)) ? "HUG" : "FIXED";
  return textHugs(change, side) ? "HUG" : "FIXED";
}

const isAbsolute = (change: JsonObject): boolean => stringField(change, "stackPositioning") === "ABSOLUTE";

/** How a layer takes its place and its size in the auto layout around it. */
export function writeSizing({ change }: FigLayer, parent: JsonObject | undefined): Written {
  const around = parent && directionOf(parent);
  const isText = stringField(change, "type") === "TEXT";
  if (!around && !directionOf(change)) return {};
  if (!around && isText) return {};
  return {
    layoutPositioning: around && isAbsolute(change) ? "ABSOLUTE" : undefined,
    layoutSizingHorizontal: sizingOf(change, around, "width"),
    layoutSizingVertical: sizingOf(change, around, "height"),
  };
}

const CONSTRAINTS: Readonly<Record<string, readonly [horizontal: string, vertical: string]>> = {
  MIN: ["LEFT", "TOP"],
  CENTER: ["CENTER", "CENTER"],
  MAX: ["RIGHT", "BOTTOM"],
  STRETCH: ["LEFT_RIGHT", "TOP_BOTTOM"],
  SCALE: ["SCALE", "SCALE"],
};

/** How a layer follows when what it lies in changes its size. */
export function writeConstraints({ change }: FigLayer): Written {
  const [horizontal] = CONSTRAINTS[stringField(change, "horizontalConstraint") ?? "MIN"] ?? [];
  const [, vertical] = CONSTRAINTS[stringField(change, "verticalConstraint") ?? "MIN"] ?? [];
  return horizontal && vertical ? { constraints: { horizontal, vertical } } : {};
}

const SCROLLS: Readonly<Record<string, string>> = {
  HORIZONTAL: "HORIZONTAL_SCROLLING",
  VERTICAL: "VERTICAL_SCROLLING",
  BOTH: "HORIZONTAL_AND_VERTICAL_SCROLLING",
};

/** How much of its content a layer shows: in a prototype it may scroll, and a section may hide all of it. */
export const writeContent = ({ change }: FigLayer): Written => ({
  sectionContentsHidden: booleanField(change, "sectionContentsHidden") || undefined,
  overflowDirection: SCROLLS[stringField(change, "scrollDirection") ?? ""],
});
