import { joined, type RestFields } from "./rest-fields.ts";

const HORIZONTAL = { MIN: "LEFT", MAX: "RIGHT", CENTER: "CENTER", STRETCH: "LEFT_RIGHT", SCALE: "SCALE" };
const VERTICAL = { MIN: "TOP", MAX: "BOTTOM", CENTER: "CENTER", STRETCH: "TOP_BOTTOM", SCALE: "SCALE" };

const hasAutoLayout = (node: BaseNode | null): boolean =>
  node !== null && "layoutMode" in node && node.layoutMode !== "NONE";

/** Space spread evenly or around is not in the words of the reader: for it, all three spread the children. */
const alignmentOf = (alignment: FrameNode["primaryAxisAlignItems"]): string =>
  alignment.startsWith("SPACE_") ? "SPACE_BETWEEN" : alignment;

function describeAutoLayout(node: SceneNode): RestFields {
  if (!("layoutMode" in node) || node.layoutMode === "NONE") return {};
  return {
    layoutMode: node.layoutMode,
    layoutWrap: node.layoutWrap,
    itemSpacing: node.itemSpacing,
    counterAxisSpacing:
      node.layoutWrap === "WRAP" ? (node.counterAxisSpacing ?? node.itemSpacing) : undefined,
    gridColumnGap: node.layoutMode === "GRID" ? node.gridColumnGap : undefined,
    gridRowGap: node.layoutMode === "GRID" ? node.gridRowGap : undefined,
    paddingTop: node.paddingTop,
    paddingRight: node.paddingRight,
    paddingBottom: node.paddingBottom,
    paddingLeft: node.paddingLeft,
    primaryAxisAlignItems: alignmentOf(node.primaryAxisAlignItems),
    counterAxisAlignItems: node.counterAxisAlignItems,
  };
}

/** Outside an auto layout a layer has no sizing, whatever the plugin API shows. */
function describeSizing(node: SceneNode): RestFields {
  if (!("layoutSizingHorizontal" in node)) return {};
  if (!hasAutoLayout(node) && !hasAutoLayout(node.parent)) return {};
  return {
    layoutSizingHorizontal: node.layoutSizingHorizontal,
    layoutSizingVertical: node.layoutSizingVertical,
    layoutPositioning: "layoutPositioning" in node ? node.layoutPositioning : undefined,
  };
}

function describeConstraints(node: SceneNode): RestFields {
  if (!("constraints" in node)) return {};
  const { horizontal, vertical } = node.constraints;
  return { constraints: { horizontal: HORIZONTAL[horizontal], vertical: VERTICAL[vertical] } };
}

/** How a layer lays out its children, and how its parent lays out the layer. */
export const describeLayout = (node: SceneNode): RestFields =>
  joined(describeAutoLayout(node), describeSizing(node), describeConstraints(node), {
    clipsContent: "clipsContent" in node ? node.clipsContent : undefined,
    overflowDirection: "overflowDirection" in node ? node.overflowDirection : undefined,
  });
