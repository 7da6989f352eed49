import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { fieldOr, type Getters, type Setters, type NodeView } from "./stage.ts";

type Sizing = "FIXED" | "HUG" | "FILL";
type Side = "MIN" | "CENTER" | "MAX" | "STRETCH" | "SCALE";

const SIDES: Readonly<Record<string, Side>> = {
  LEFT: "MIN",
  TOP: "MIN",
  RIGHT: "MAX",
  BOTTOM: "MAX",
  CENTER: "CENTER",
  LEFT_RIGHT: "STRETCH",
  TOP_BOTTOM: "STRETCH",
  SCALE: "SCALE",
};

const OVERFLOWS: Readonly<Record<string, OverflowDirection>> = {
  HORIZONTAL_SCROLLING: "HORIZONTAL",
  VERTICAL_SCROLLING: "VERTICAL",
  HORIZONTAL_AND_VERTICAL_SCROLLING: "BOTH",
};

function constraintsOf({ rest }: NodeView): Constraints {
  const given = rest["constraints"] as { horizontal?: string; vertical?: string } | undefined;
  if (!given) return { horizontal: "MIN", vertical: "MIN" };
  return {
    horizontal: SIDES[given.horizontal ?? "LEFT"] ?? "MIN",
    vertical: SIDES[given.vertical ?? "TOP"] ?? "MIN",
  };
}

const padding =
  (side: string, both: string) =>
  ({ rest }: NodeView): number =>
    Number(rest[side] ?? rest[both] ?? 0);

export const CONSTRAINTS = { constraints: constraintsOf } satisfies Getters<ConstraintMixin>;

type Axis = "layoutSizingHorizontal" | "layoutSizingVertical";

/** The ways of a text to keep to its words on each side. */
const KEEPING: Readonly<Record<Axis, readonly unknown[]>> = {
  layoutSizingHorizontal: ["WIDTH_AND_HEIGHT"],
  layoutSizingVertical: ["WIDTH_AND_HEIGHT", "HEIGHT"],
};

const sizing =
  (axis: Axis) =>
  ({ rest }: NodeView): Sizing => {
    const own = (rest[axis] as Sizing | undefined) ?? "FIXED";
    if (rest.type !== "TEXT" || own === "FILL") return own;
    const { textAutoResize } = (rest["style"] ?? {}) as { readonly textAutoResize?: string };
    return KEEPING[axis].includes(textAutoResize) ? "HUG" : "FIXED";
  };

const laysOut = (rest: RestNode | undefined): boolean => (rest?.["layoutMode"] ?? "NONE") !== "NONE";

/** Only what lies in an auto layout fills it; only an auto layout keeps to its content, and a text in one. */
const setSizing =
  (axis: Axis) =>
  (wanted: Sizing, { rest, stage }: NodeView) => {
    const { nodes, parents } = stage.document;
    const isLaidOut = laysOut(nodes.get(parents.get(rest.id) ?? ""));
    const isFree =
      wanted === "FIXED" || (wanted === "HUG" && (laysOut(rest) || (isLaidOut && rest.type === "TEXT")));
    if (!isFree && !(wanted === "FILL" && isLaidOut))
      throw new Error(`in set_${axis}: ${wanted} cannot be set on this node`);
    return { [axis]: wanted };
  };

/** How a layer behaves inside its parent's auto layout. */
export const IN_LAYOUT = {
  layoutPositioning: fieldOr<FrameNode["layoutPositioning"]>("layoutPositioning", "AUTO"),
  layoutSizingHorizontal: sizing("layoutSizingHorizontal"),
  layoutSizingVertical: sizing("layoutSizingVertical"),
} satisfies Getters<FrameNode>;

/** The auto layout of a frame, and its scrolling. */
export const FRAME_LAYOUT = {
  clipsContent: fieldOr("clipsContent", false),
  layoutMode: fieldOr<FrameNode["layoutMode"]>("layoutMode", "NONE"),
  layoutWrap: fieldOr<FrameNode["layoutWrap"]>("layoutWrap", "NO_WRAP"),
  paddingTop: padding("paddingTop", "verticalPadding"),
  paddingRight: padding("paddingRight", "horizontalPadding"),
  paddingBottom: padding("paddingBottom", "verticalPadding"),
  paddingLeft: padding("paddingLeft", "horizontalPadding"),
  itemSpacing: fieldOr("itemSpacing", 0),
  counterAxisSpacing: fieldOr("counterAxisSpacing", 0),
  gridRowGap: fieldOr("gridRowGap", 0),
  gridColumnGap: fieldOr("gridColumnGap", 0),
  primaryAxisAlignItems: fieldOr<FrameNode["primaryAxisAlignItems"]>("primaryAxisAlignItems", "MIN"),
  counterAxisAlignItems: fieldOr<FrameNode["counterAxisAlignItems"]>("counterAxisAlignItems", "MIN"),
  itemReverseZIndex: fieldOr("itemReverseZIndex", false),
  overflowDirection: ({ rest }) => OVERFLOWS[String(rest["overflowDirection"])] ?? "NONE",
} satisfies Getters<FrameNode>;

/** Setters of a frame: whether it clips, its auto layout and the spaces of that, and how it is sized in another one. */
export const LAYOUT_SETTERS = {
  clipsContent: (clipsContent) => ({ clipsContent }),
  layoutMode: (layoutMode) => ({ layoutMode }),
  layoutSizingHorizontal: setSizing("layoutSizingHorizontal"),
  layoutSizingVertical: setSizing("layoutSizingVertical"),
  itemSpacing: (itemSpacing) => ({ itemSpacing }),
  paddingTop: (paddingTop) => ({ paddingTop }),
  paddingRight: (paddingRight) => ({ paddingRight }),
  paddingBottom: (paddingBottom) => ({ paddingBottom }),
  paddingLeft: (paddingLeft) => ({ paddingLeft }),
} satisfies Setters<FrameNode>;
