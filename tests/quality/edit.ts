import type { Box, SceneNode } from "../../shared/scene/scene.ts";

/** A tree with every node changed, the innermost first. */
export function mapNodes(node: SceneNode, edit: (node: SceneNode) => SceneNode): SceneNode {
  const children = node.children?.map((child) => mapNodes(child, edit));
  return edit(children ? { ...node, children } : node);
}

const movedBox = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

/** A node moved with everything in it. */
export const moveBy = (node: SceneNode, dx: number, dy: number): SceneNode =>
  mapNodes(node, (one) => ({
    ...one,
    box: movedBox(one.box, dx, dy),
    ...(one.renderBox && { renderBox: movedBox(one.renderBox, dx, dy) }),
  }));

/** The design as somebody draws it who uses no auto layout: the same pixels, every layer put in place by hand. */
export const drawnByHand = (root: SceneNode): SceneNode =>
  mapNodes(root, (node) => {
    const { layout: _, sizing: __, isAbsolute: ___, ...rest } = node;
    return rest;
  });
