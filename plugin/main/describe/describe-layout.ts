import { type LayerFields, putUnusual } from "./fields.ts";

const HORIZONTAL = { MIN: "LEFT", MAX: "RIGHT", CENTER: "CENTER", STRETCH: "LEFT_RIGHT", SCALE: "SCALE" };
const VERTICAL = { MIN: "TOP", MAX: "BOTTOM", CENTER: "CENTER", STRETCH: "TOP_BOTTOM", SCALE: "SCALE" };

type LaidOut = Extract<SceneNode, { layoutMode: unknown }>;

/** Whether a node lays out what is in it. */
export const hasAutoLayout = (node: BaseNode | null): node is LaidOut =>
  node !== null && "layoutMode" in node && node.layoutMode !== "NONE";

/** Space spread evenly or around is not in the words of the reader: for it, all three spread the children. */
const alignmentOf = (alignment: FrameNode["primaryAxisAlignItems"]): string =>
  alignment.startsWith("SPACE_") ? "SPACE_BETWEEN" : alignment;

function describeAutoLayout(node: LaidOut, fields: LayerFields): void {
  const { layoutMode, layoutWrap, itemSpacing } = node;
  const layout: LayerFields = {
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

function describeSizing(node: SceneNode, fields: LayerFields): void {
  if (!("layoutSizingHorizontal" in node)) return;
  const { layoutSizingHorizontal, layoutSizingVertical } = node;
  if ("layoutPositioning" in node) putUnusual(fields, "layoutPositioning", node.layoutPositioning, "AUTO");
  fields["layoutSizingHorizontal"] = layoutSizingHorizontal;
  fields["layoutSizingVertical"] = layoutSizingVertical;
}

function describeConstraints(node: SceneNode, fields: LayerFields): void {
  if (!("constraints" in node)) return;
  const { horizontal, vertical } = node.constraints;
  if (horizontal === "MIN" && vertical === "MIN") return;
  fields["constraints"] = { horizontal: HORIZONTAL[horizontal], vertical: VERTICAL[vertical] };
}

/**
 * How a layer lays out its children, and how its parent lays out the layer. Where neither does (`isLaidOut`: the parent),
 * it has no sizing, whatever the plugin API shows.
 */
export function describeLayout(node: SceneNode, fields: LayerFields, isLaidOut: boolean): void {
  const laysOut = hasAutoLayout(node);
  if (laysOut) describeAutoLayout(node, fields);
  if (laysOut || isLaidOut) describeSizing(node, fields);
  describeConstraints(node, fields);
  if ("clipsContent" in node) putUnusual(fields, "clipsContent", node.clipsContent, false);
  if ("overflowDirection" in node) putUnusual(fields, "overflowDirection", node.overflowDirection, "NONE");
}
