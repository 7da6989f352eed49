import { type Change, isColorChange } from "../../mend/change.ts";
import { isMonospaced } from "../../perception/text/language/prose.ts";
import type { SceneNode } from "../../scene/scene.ts";

const isCode = (node: SceneNode): boolean => node.text !== undefined && isMonospaced(node.text);

/** The fills of the letters of code in a block, each once. */
function fillsOf(block: SceneNode): ReadonlySet<string> {
  const runs = isCode(block) ? (block.text?.runs ?? []) : [];
  return new Set([
    ...runs.map(({ fills }) => JSON.stringify(fills ?? block.fills)),
    ...(block.children ?? []).flatMap((child) => [...fillsOf(child)]),
  ]);
}

/** The blocks that have one of the layers in them: a line of code is often a layer of its own, and each word in it. */
function blocksWith(ids: ReadonlySet<string>, screen: SceneNode): readonly SceneNode[] {
  const found: SceneNode[] = [];
  const walk = (node: SceneNode, around: readonly SceneNode[]): void => {
    if (ids.has(node.id) && isCode(node)) found.push(around.at(-2) ?? around.at(-1) ?? node);
    for (const child of node.children ?? []) walk(child, [...around, node]);
  };
  walk(screen, []);
  return found;
}

/** True when changes give other colors to letters of code that is read by its colors, as syntax is. */
export function recolorsCode(screen: SceneNode, changes: readonly Change[]): boolean {
  const ids = new Set(changes.filter(isColorChange).map(({ layer }) => layer));
  return ids.size > 0 && blocksWith(ids, screen).some((block) => fillsOf(block).size > 1);
}
