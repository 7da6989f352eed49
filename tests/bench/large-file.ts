import { everyNode } from "../../shared/scene/every-node.ts";
import type { RestFile, RestNode } from "../../shared/scene/rest/rest-file.ts";

interface Placed {
  readonly y: number;
  readonly height: number;
}

const BOXES = ["absoluteBoundingBox", "absoluteRenderBounds"] as const;

function copyOf(node: RestNode, copy: number, dy: number): RestNode {
  const moved = BOXES.flatMap((name) => {
    const box = node[name] as Placed | null | undefined;
    return box ? [[name, { ...box, y: box.y + dy }] as const] : [];
  });
  return {
    ...node,
    ...Object.fromEntries(moved),
    id: `${copy}:${node.id}`,
    ...(node.children && { children: node.children.map((child) => copyOf(child, copy, dy)) }),
  };
}

/** A file with one tall frame of about so many layers: copies of the first screen of a sample, one below the other. */
export function largeFile(
  sample: RestFile,
  size: number,
): { readonly file: RestFile; readonly layers: number } {
  const [page] = sample.document.children ?? [];
  const [screen] = page?.children ?? [];
  const box = screen?.["absoluteBoundingBox"] as Placed | undefined;
  if (!page || !screen || !box) throw new Error("The sample has no screen.");
  const copies = Math.max(1, Math.round(size / everyNode(screen).length));
  const children = Array.from({ length: copies }, (_, copy) => copyOf(screen, copy, copy * box.height));
  const height = box.height * copies;
  const { absoluteRenderBounds: _, ...bare } = screen;
  const frame: RestNode = { ...bare, id: "large", absoluteBoundingBox: { ...box, height }, children };
  const document = { ...sample.document, children: [{ ...page, children: [frame] }] };
  return { file: { ...sample, document }, layers: everyNode(frame).length };
}
