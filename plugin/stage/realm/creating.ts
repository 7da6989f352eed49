import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { union } from "../../../shared/scene/geometry.ts";
import type { OpenStage } from "./make-stage.ts";
import type { PluginNode } from "./nodes/stage.ts";

const paint = (grey: number) => [
  { type: "SOLID", blendMode: "NORMAL", color: { r: grey, g: grey, b: grey, a: 1 } },
];
const BOX = { x: 0, y: 0, width: 100, height: 100 };

/** Layers as the editor makes them. */
const NEW = {
  FRAME: { name: "Frame", fills: paint(1), clipsContent: true },
  TEXT: {
    name: "Text",
    characters: "",
    fills: paint(0),
    style: {
      fontFamily: "Inter",
      fontStyle: "Regular",
      fontWeight: 400,
      fontSize: 12,
      textAutoResize: "WIDTH_AND_HEIGHT",
      lineHeightUnit: "INTRINSIC_%",
    },
  },
} as const;

/** An id that nothing in the document has. */
function freeId(stage: OpenStage, from: number): string {
  const id = `900:${from}`;
  return stage.document.nodes.has(id) ? freeId(stage, from + 1) : id;
}

function create(stage: OpenStage, type: keyof typeof NEW): PluginNode | null {
  const page = stage.document.nodes.get(stage.currentPageId());
  if (!page) return null;
  const children = page.children ?? [];
  const made: RestNode = {
    id: freeId(stage, children.length + 1),
    type,
    absoluteBoundingBox: BOX,
    ...NEW[type],
  };
  stage.change([{ type: "set", id: page.id, fields: { children: [...children, made] } }]);
  return stage.node(made.id);
}

/** Puts layers of a parent into a group of their own, above all others in it. */
function group(stage: OpenStage, nodes: readonly SceneNode[], { id: parentId }: BaseNode): PluginNode | null {
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size === 0) throw new Error("in group: First argument must be an array of at least one node");
  const all = stage.document.nodes.get(parentId)?.children ?? [];
  const id = freeId(stage, all.length + 1);
  const grouped = all.filter((child) => ids.has(child.id));
  const box = union(grouped.flatMap((child) => (child["absoluteBoundingBox"] as Rect | undefined) ?? []));
  const made = { id, type: "GROUP", name: "Group", absoluteBoundingBox: box, children: grouped };
  const children = [...all.filter((child) => !ids.has(child.id)), made];
  stage.change([{ type: "set", id: parentId, fields: { children } }]);
  return stage.node(id);
}

/** The calls that make layers: on the page in view, above all others. */
export const makeCreating = (stage: OpenStage) => ({
  group: (nodes: readonly SceneNode[], parent: BaseNode) => group(stage, nodes, parent),
  createFrame: () => create(stage, "FRAME"),
  createText: () => create(stage, "TEXT"),
});
