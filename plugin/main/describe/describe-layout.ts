import { type Fields, put } from "./fields.ts";

const HORIZONTAL = { MIN: "LEFT", MAX: "RIGHT", CENTER: "CENTER", STRETCH: "LEFT_RIGHT", SCALE: "SCALE" };
const VERTICAL = { MIN: "TOP", MAX: "BOTTOM", CENTER: "CENTER", STRETCH: "TOP_BOTTOM", SCALE: "SCALE" };

type LaidOut = Extract<SceneNode, { layoutMode: unknown }>;

/** Whether a node lays out what is in it. */
export const hasAutoLayout = (node: BaseNode | null): node is LaidOut =>
  node !== null && "layoutMode" in node && node.layoutMode !== "NONE";

/** Space spread evenly or around is not in the words of the reader: for it, all three spread the children. */
const alignmentOf = (alignment: FrameNode["primaryAxisAlignItems"]): string =>
  alignment.startsWith("SPACE_") ? "SPACE_BETWEEN" : alignment;

function describeAutoLayout(node: LaidOut, fields: Fields): void {
  const { layoutMode, layoutWrap, itemSpacing } = node;
  const layout: Fields = {
    layoutMode,
    layoutWrap,
    itemSpacing,
    paddingTop: node.paddingTop,
    paddingRight: node.paddingRight,
    paddingBottom: node.paddingBottom,
    paddingLeft: node.paddingLeft,
    primaryAxisAlignItems: alignmentOf(node.primaryAxisAlignItems),
    counterAxisAlignItems: node.counterAxisAlignItems,
  };
  if (layoutWrap === "WRAP") layout["counterAxisSpacing"] = node.counterAxisSpacing ?? itemSpacing;
  if (layoutMode === "GRID") {
    layout["gridColumnGap"] = node.gridColumnGap;
    layout["gridRowGap"] = node.gridRowGap;
  }
  Object.assign(fields, layout);
}

function describeSizing(node: SceneNode, fields: Fields): void {
  if (!("layoutSizingHorizontal" in node)) return;
  const { layoutSizingHorizontal, layoutSizingVertical } = node;
  if ("layoutPositioning" in node) put(fields, "layoutPositioning", node.layoutPositioning, "AUTO");
  fields["layoutSizingHorizontal"] = layoutSizingHorizontal;
  fields["layoutSizingVertical"] = layoutSizingVertical;
}

function describeConstraints(node: SceneNode, fields: Fields): void {
  if (!("constraints" in node)) return;
  const { horizontal, vertical } = node.constraints;
  if (horizontal === "MIN" && vertical === "MIN") return;
  fields["constraints"] = { horizontal: HORIZONTAL[horizontal], vertical: VERTICAL[vertical] };
}

/**
 * How a layer lays out its children, and how its parent lays out the layer. Where neither does (`isLaidOut`: the parent),
 * it has no sizing, whatever the plugin API shows.
 */
export function describeLayout(node: SceneNode, fields: Fields, isLaidOut: boolean): void {
  const laysOut = hasAutoLayout(node);
  if (laysOut) describeAutoLayout(node, fields);
  if (laysOut || isLaidOut) describeSizing(node, fields);
  describeConstraints(node, fields);
  if ("clipsContent" in node) put(fields, "clipsContent", node.clipsContent, false);
  if ("overflowDirection" in node) put(fields, "overflowDirection", node.overflowDirection, "NONE");
}
