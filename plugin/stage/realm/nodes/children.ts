import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { pageIdOf } from "../document.ts";
import { appendChild, insertChild } from "./append-child.ts";
import type { NodeHost, NodeView } from "./stage.ts";

type Accepts = ((node: SceneNode) => boolean) | undefined;

/** True of an instance, and of what lies in one. */
export const isInInstance = ({ id, type }: RestNode): boolean => type === "INSTANCE" || id.startsWith("I");

/** On dynamic pages, what lies in a page can be reached once the page is loaded. */
function requireLoaded({ rest, stage }: NodeView): void {
  if (rest.type !== "CANVAS" || stage.isLoaded(pageIdOf(stage.document, rest.id) ?? rest.id)) return;
  throw new Error(
    "Cannot access children on a page that has not been explicitly loaded. Call page.loadAsync() first.",
  );
}

function childrenOf(view: NodeView): SceneNode[] {
  requireLoaded(view);
  const { rest, stage } = view;
  const { children } = rest;
  if (!children) return [];
  const isSkipping = stage.skipsInvisible() && isInInstance(rest);
  const reached = isSkipping ? children.filter((child) => child["visible"] !== false) : children;
  return reached.map((child) => stage.node(child.id) as unknown as SceneNode);
}

const viewOf = (node: SceneNode, stage: NodeHost): NodeView | null => {
  const rest = stage.document.nodes.get(node.id);
  return rest ? { rest, stage } : null;
};

function descendantsOf(view: NodeView): SceneNode[] {
  return childrenOf(view).flatMap((child) => {
    const inner = viewOf(child, view.stage);
    return [child, ...(inner ? descendantsOf(inner) : [])];
  });
}

/** The children of a node, and the ways to search them. */
export const CHILDREN = {
  children: childrenOf,
  appendChild,
  insertChild,
  findAll: (view: NodeView) => (accepts: Accepts) => descendantsOf(view).filter(accepts ?? Boolean),
  findAllWithCriteria: (view: NodeView) => (criteria: { readonly types?: readonly string[] }) =>
    descendantsOf(view).filter(({ type }) => criteria.types?.includes(type) ?? true),
};
