import type { Box, SceneNode, Text, TextRun } from "../../shared/scene/scene.ts";

/** A node that holds text. */
export type TextNode = SceneNode & { readonly text: Text };

export const isTextNode = (node: SceneNode): node is TextNode => node.text !== undefined;

/** A node and everything in it, in painting order. */
export const nodesOf = (node: SceneNode): readonly SceneNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesOf),
];

/** A tree with every node changed, the innermost first. */
export function mapNodes(node: SceneNode, edit: (node: SceneNode) => SceneNode): SceneNode {
  const children = node.children?.map((child) => mapNodes(child, edit));
  return edit(children ? { ...node, children } : node);
}

type Edit = (node: SceneNode) => SceneNode | null;

/** A tree with some nodes changed, by their ids, or taken out where the edit gives null; the rest is shared. */
export function editNodes(root: SceneNode, ids: ReadonlySet<string>, edit: Edit): SceneNode {
  const visit = (node: SceneNode): SceneNode | null => {
    const kept = node.children?.map(visit);
    const isSame = kept?.every((child, index) => child === node.children?.[index]) ?? true;
    const own = isSame ? node : { ...node, children: kept?.filter((child) => child !== null) ?? [] };
    return ids.has(node.id) ? edit(own) : own;
  };
  return visit(root) ?? root;
}

/** A tree with one node changed, or taken out. */
export const editNode = (root: SceneNode, id: string, edit: Edit): SceneNode =>
  editNodes(root, new Set([id]), edit);

const movedBox = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

/** A node moved with everything in it. */
export const moveBy = (node: SceneNode, dx: number, dy: number): SceneNode =>
  mapNodes(node, (one) => ({
    ...one,
    box: movedBox(one.box, dx, dy),
    ...(one.renderBox && { renderBox: movedBox(one.renderBox, dx, dy) }),
  }));

/** A node with another box; what is known of its painted pixels no longer holds. */
export function withBox(node: SceneNode, box: Partial<Box>): SceneNode {
  const { renderBox: _, ...rest } = node;
  return { ...rest, box: { ...node.box, ...box } };
}

/** The run that most characters of a text have. */
export const mainRun = ({ text }: TextNode): TextRun =>
  text.runs.reduce((main, run) => (run.end - run.start > main.end - main.start ? run : main));

/** A text with every run changed. */
export const withRuns = (node: SceneNode, change: Partial<TextRun>): SceneNode =>
  node.text
    ? { ...node, text: { ...node.text, runs: node.text.runs.map((run) => ({ ...run, ...change })) } }
    : node;

/** The design as somebody draws it who uses no auto layout: the same pixels, every layer put in place by hand. */
export const drawnByHand = (root: SceneNode): SceneNode =>
  mapNodes(root, (node) => {
    const { layout: _, sizing: __, isAbsolute: ___, ...rest } = node;
    return rest;
  });
const MEAN_ADVANCE_EM = 0.52;

/** A text with other characters in its main style, its box grown as the editor grows it. */
export function withCharacters(node: TextNode, characters: string): TextNode {
  const { renderBox: _, ...rest } = node;
  const run = mainRun(node);
  const advance = run.sizePx * MEAN_ADVANCE_EM;
  const width =
    node.text.resize === "width-and-height" && !characters.includes("\n")
      ? (node.box.width / node.text.characters.length) * characters.length
      : node.box.width;
  const lines = Math.max(1, Math.ceil((characters.length * advance) / Math.max(width, advance)));
  const height =
    node.text.resize === "none" || width !== node.box.width
      ? node.box.height
      : Math.max(node.box.height, lines * run.lineHeightPx);
  return {
    ...rest,
    box: { ...node.box, width, height },
    text: { ...node.text, characters, runs: [{ ...run, start: 0, end: characters.length }] },
  };
}
