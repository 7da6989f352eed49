import { isMonospaced } from "../../perception/text/language/prose.ts";
import { rememberedObject } from "../../perception/frame/remembered-object.ts";
import type { SceneNode } from "../../scene/scene.ts";

interface Block {
  readonly ids: string[];
  /** The fills of its letters, each once. */
  readonly fills: Set<string>;
}

/**
 * The ids of the texts of code that is read by its colors, as syntax is: set in one typewriter font, in several colors in one
 * block. A line of code is often a layer of its own, and each word in it.
 */
export const codeInColors = rememberedObject((screen: SceneNode): ReadonlySet<string> => {
  const blocks = new Map<SceneNode, Block>();
  const walk = (node: SceneNode, parent: SceneNode, around: SceneNode): void => {
    if (node.text && isMonospaced(node.text)) {
      const block = blocks.get(around) ?? { ids: [], fills: new Set() };
      blocks.set(around, block);
      block.ids.push(node.id);
      for (const { fills } of node.text.runs) block.fills.add(JSON.stringify(fills ?? node.fills));
    }
    for (const child of node.children ?? []) walk(child, node, parent);
  };
  walk(screen, screen, screen);
  return new Set([...blocks.values()].flatMap(({ ids, fills }) => (fills.size > 1 ? ids : [])));
});
