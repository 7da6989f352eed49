import { isPins } from "./canvas/pins-frame.ts";

/** A layer that counts as a screen when it lies on a page or in a section. */
export type Screen = FrameNode | ComponentNode | ComponentSetNode | InstanceNode;

const SCREEN_TYPES: ReadonlySet<string> = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

/** Our own pins lie on the page, but are none. */
export const isScreen = (node: BaseNode): node is Screen => SCREEN_TYPES.has(node.type) && !isPins(node);

/** Whether what lies on a node is a screen of its own. */
export const isGround = (node: BaseNode | null): boolean =>
  !node || node.type === "PAGE" || node.type === "SECTION" || node.type === "DOCUMENT";

/** The screen that a layer is or lies in; undefined for a loose layer. */
export function screenOf(node: BaseNode): Screen | undefined {
  let top = node;
  while (top.parent && !isGround(top.parent)) top = top.parent;
  return isScreen(top) ? top : undefined;
}

/** The page that a node lies on. */
export function pageOf(node: BaseNode): PageNode | undefined {
  let top: BaseNode | null = node;
  while (top && top.type !== "PAGE") top = top.parent;
  return top ?? undefined;
}

/** The screens in a page or a section, in painting order. */
export const screensIn = (ground: PageNode | SectionNode): readonly Screen[] =>
  ground.children.flatMap((child) => {
    if (child.type === "SECTION") return screensIn(child);
    return isScreen(child) ? [child] : [];
  });
