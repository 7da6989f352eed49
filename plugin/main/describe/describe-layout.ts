import { type Having, type LayerFields, putUnusual } from "./fields.ts";

const HORIZONTAL = { MIN: "LEFT", MAX: "RIGHT", CENTER: "CENTER", STRETCH: "LEFT_RIGHT", SCALE: "SCALE" };
const VERTICAL = { MIN: "TOP", MAX: "BOTTOM", CENTER: "CENTER", STRETCH: "TOP_BOTTOM", SCALE: "SCALE" };

type LaidOut = Having<"layoutMode">;

/** True when a node lays out what is in it. */
export const hasAutoLayout = (node: BaseNode | null): node is LaidOut =>
  node !== null && "layoutMode" in node && node.layoutMode !== "NONE";

/** Space spread evenly or around is not in the words of the reader: for it, all three spread the children. */
const alignmentOf = (alignment: FrameNode["primaryAxisAlignItems"]): string =>
  alignment.startsWith("SPACE_") ? "SPACE_BETWEEN" : alignment;

/** How a layer lays out its children; nothing where they lie freely. */
export function describeAutoLayout(node: LaidOut, fields: LayerFields): void {
  const { layoutMode } = node;
  if (layoutMode === "NONE") return;
  const { layoutWrap, itemSpacing, paddingTop, paddingRight, paddingBottom, paddingLeft } = node;
  const { primaryAxisAlignItems, counterAxisAlignItems } = node;
  fields["layoutMode"] = layoutMode;
  if (itemSpacing !== 0) fields["itemSpacing"] = itemSpacing;
  if (node.itemReverseZIndex) fields["itemReverseZIndex"] = true;
  if (paddingTop !== 0) fields["paddingTop"] = paddingTop;
  if (paddingRight !== 0) fields["paddingRight"] = paddingRight;
  if (paddingBottom !== 0) fields["paddingBottom"] = paddingBottom;
  if (paddingLeft !== 0) fields["paddingLeft"] = paddingLeft;
  if (primaryAxisAlignItems !== "MIN") fields["primaryAxisAlignItems"] = alignmentOf(primaryAxisAlignItems);
  if (counterAxisAlignItems !== "MIN") fields["counterAxisAlignItems"] = counterAxisAlignItems;
  if (layoutWrap === "WRAP") fields["layoutWrap"] = layoutWrap;
  if (layoutMode === "GRID") fields["gridColumnGap"] = node.gridColumnGap;
}

/**
 * How a layer takes its size where it lays out its children, which was described before, or its parent lays out the layer
 * (`isLaidOut`). Where neither does, it has no sizing, whatever the plugin API shows.
 */
export function describeSizing(
  node: Having<"layoutSizingHorizontal">,
  fields: LayerFields,
  isLaidOut: boolean,
): void {
  if (!isLaidOut && fields["layoutMode"] === undefined) return;
  const { layoutSizingHorizontal, layoutSizingVertical } = node;
  if (isLaidOut && "layoutPositioning" in node)
    putUnusual(fields, "layoutPositioning", node.layoutPositioning, "AUTO");
  fields["layoutSizingHorizontal"] = layoutSizingHorizontal;
  fields["layoutSizingVertical"] = layoutSizingVertical;
}

/** The sides of its parent that a layer moves with. */
export function describeConstraints(node: Having<"constraints">, fields: LayerFields): void {
  const { horizontal, vertical } = node.constraints;
  if (horizontal === "MIN" && vertical === "MIN") return;
  fields["constraints"] = { horizontal: HORIZONTAL[horizontal], vertical: VERTICAL[vertical] };
}

/** True when a layer cuts off what is in it. */
export function describeClipping(node: Having<"clipsContent">, fields: LayerFields): void {
  if (node.clipsContent) fields["clipsContent"] = true;
}

/** Adds the directions in which a layer's content scrolls; nothing for one that does not scroll. */
export function describeScrolling(node: Having<"overflowDirection">, fields: LayerFields): void {
  const { overflowDirection } = node;
  if (overflowDirection !== "NONE") fields["overflowDirection"] = overflowDirection;
}
