import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

/** One line of the layer list. */
export interface Row {
  readonly node: RestNode;
  readonly level: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
  /** The layer itself, or one that it lies in, is hidden. */
  readonly isHidden: boolean;
  readonly position: number;
  readonly siblings: number;
}

type Around = Pick<Row, "level" | "isHidden">;

/** The lines of a layer list: what is painted last stands first, and folded layers keep theirs to themselves. */
export function rowsOf(
  nodes: readonly RestNode[],
  expanded: ReadonlySet<string>,
  around: Around = { level: 1, isHidden: false },
): readonly Row[] {
  return nodes.toReversed().flatMap((node, index) => {
    const children = node.children ?? [];
    const isExpanded = children.length > 0 && expanded.has(node.id);
    const row = {
      node,
      level: around.level,
      isExpandable: children.length > 0,
      isExpanded,
      isHidden: around.isHidden || node["visible"] === false,
      position: index + 1,
      siblings: nodes.length,
    };
    const inner = { level: around.level + 1, isHidden: row.isHidden };
    return isExpanded ? [row, ...rowsOf(children, expanded, inner)] : [row];
  });
}
