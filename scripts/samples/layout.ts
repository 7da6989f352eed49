import { pxOf, round2 } from "./numbers.ts";
import type { RawElement } from "./raw.ts";

type Axis = "horizontal" | "vertical";
type Sizing = "FIXED" | "HUG" | "FILL";

const PRIMARY = {
  normal: "MIN",
  "flex-start": "MIN",
  center: "CENTER",
  "flex-end": "MAX",
  "space-between": "SPACE_BETWEEN",
} as const;

const COUNTER = {
  normal: "MIN",
  stretch: "MIN",
  "flex-start": "MIN",
  center: "CENTER",
  "flex-end": "MAX",
  baseline: "BASELINE",
} as const;

export const isFlex = (element: RawElement): boolean =>
  element.style["display"] === "flex" && element.text === null;

/** The direction in which an auto layout lines its children up; null without one. */
const axisOf = (element: RawElement): Axis | null => {
  if (!isFlex(element)) return null;
  return element.style["flexDirection"] === "column" ? "vertical" : "horizontal";
};

export const isAbsolute = (element: RawElement): boolean => element.style["position"] === "absolute";

function wordOf<T extends object>(words: T, value: string | undefined, name: string): T[keyof T] {
  const word = words[(value ?? "") as keyof T];
  if (word === undefined) throw new Error(`no auto layout has ${name}: ${value}`);
  return word;
}

function isStretched(element: RawElement, parent: RawElement): boolean {
  const self = element.style["alignSelf"] ?? "auto";
  const align = self === "auto" ? parent.style["alignItems"] : self;
  return align === "normal" || align === "stretch";
}

const ownSizing = (element: RawElement): Sizing => (element.text || isFlex(element) ? "HUG" : "FIXED");

/** How an element takes its size on one axis; its parent is null for a screen. */
function sizingOf(element: RawElement, parent: RawElement | null, axis: Axis): Sizing {
  const asked = axis === "horizontal" ? element.asked.width : element.asked.height;
  const along = parent && axisOf(parent);
  if (parent && along && !isAbsolute(element)) {
    if (along === axis && pxOf(element.style["flexGrow"]) > 0) return "FILL";
    if (asked === "100%") return "FILL";
    if (along !== axis && asked === "auto" && isStretched(element, parent) && !element.shapes) return "FILL";
  }
  return asked === "auto" && !element.shapes ? ownSizing(element) : "FIXED";
}

/** How the element sits in its parent. */
export function sizingProps(element: RawElement, parent: RawElement | null, grand: RawElement | null) {
  const along = parent && axisOf(parent);
  const sizes = {
    horizontal: sizingOf(element, parent, "horizontal"),
    vertical: sizingOf(element, parent, "vertical"),
  };
  if (!parent || !along) return flowProps(sizes, null);
  for (const axis of ["horizontal", "vertical"] as const) {
    const isImpossible = sizes[axis] === "FILL" && sizingOf(parent, grand, axis) === "HUG";
    if (isImpossible && axis === along)
      throw new Error(`${element.data["name"] ?? element.text?.characters} fills a parent that hugs it`);
  }
  return flowProps(sizes, isAbsolute(element) ? null : along);
}

function flowProps(sizes: Readonly<Record<Axis, Sizing>>, along: Axis | null) {
  const across = along === "horizontal" ? "vertical" : "horizontal";
  return {
    ...(along && sizes[across] === "FILL" ? { layoutAlign: "STRETCH" as const } : {}),
    ...(along && sizes[along] === "FILL" ? { layoutGrow: 1 as const } : {}),
    layoutSizingHorizontal: sizes.horizontal,
    layoutSizingVertical: sizes.vertical,
  };
}

function assertNoMargins({ style, data }: RawElement): void {
  const sides = ["marginTop", "marginRight", "marginBottom", "marginLeft"] as const;
  if (sides.some((side) => pxOf(style[side]) !== 0))
    throw new Error(`${data["name"]}: auto layout knows no margins`);
}

/** The entries of an object that the REST API would write: it leaves its defaults out. */
const spoken = <T extends object>(props: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== 0 && value !== "MIN" && value !== "AUTO"),
  ) as Partial<T>;

/** The auto layout of an element; empty when its children lie freely. */
export function layoutProps(element: RawElement, parent: RawElement | null) {
  assertNoMargins(element);
  const along = axisOf(element);
  if (!along) return {};
  const { style } = element;
  const across = along === "horizontal" ? "vertical" : "horizontal";
  const [gap, crossGap] = along === "horizontal" ? ["columnGap", "rowGap"] : ["rowGap", "columnGap"];
  const padding = (side: string) => round2(pxOf(style[`padding${side}`]));
  const isWrapping = style["flexWrap"] === "wrap";
  const modeOf = (axis: Axis) =>
    sizingOf(element, parent, axis) === "HUG" ? ("AUTO" as const) : ("FIXED" as const);
  return {
    layoutMode: along === "horizontal" ? ("HORIZONTAL" as const) : ("VERTICAL" as const),
    ...(isWrapping ? { layoutWrap: "WRAP" as const, counterAxisSpacing: pxOf(style[crossGap ?? ""]) } : {}),
    ...spoken({
      primaryAxisSizingMode: modeOf(along),
      counterAxisSizingMode: modeOf(across),
      itemSpacing: round2(pxOf(style[gap ?? ""])),
      paddingLeft: padding("Left"),
      paddingRight: padding("Right"),
      paddingTop: padding("Top"),
      paddingBottom: padding("Bottom"),
      primaryAxisAlignItems: wordOf(PRIMARY, style["justifyContent"], "justify-content"),
      counterAxisAlignItems: wordOf(COUNTER, style["alignItems"], "align-items"),
    }),
  };
}
