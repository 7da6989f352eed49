import { everyNode } from "../../shared/scene/every-node.ts";
import type { Box, Scene, SceneNode } from "../../shared/scene/scene.ts";

function copyOf(node: SceneNode, copy: number, dy: number): SceneNode {
  const shift = (box: Box): Box => ({ ...box, y: box.y + dy });
  return {
    ...node,
    id: `${copy}:${node.id}`,
    box: shift(node.box),
    ...(node.renderBox && { renderBox: shift(node.renderBox) }),
    ...(node.children && { children: node.children.map((child) => copyOf(child, copy, dy)) }),
  };
}

/**
 * One tall frame of about so many layers: copies of a real screen, one below the other, or each so many px below the
 * one before and over it.
 */
export function largeScene(scene: Scene, layers: number, stepPx = scene.frames[0]?.box.height ?? 0): Scene {
  const [frame] = scene.frames;
  if (!frame) throw new Error("The scene has no frame.");
  const copies = Math.max(1, Math.round(layers / everyNode(frame).length));
  const children = Array.from({ length: copies }, (_, copy) => copyOf(frame, copy, copy * stepPx));
  const box = { ...frame.box, height: frame.box.height + stepPx * (copies - 1) };
  return {
    ...scene,
    frames: [
      {
        id: "large",
        name: "Large",
        type: "FRAME",
        box,
        ...(frame.fills && { fills: frame.fills }),
        children,
      },
    ],
  };
}
