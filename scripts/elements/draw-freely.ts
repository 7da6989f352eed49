/** A node of the REST API, as far as it is redrawn here. */
export interface DrawnNode {
  readonly id: string;
  readonly type: string;
  readonly name?: string;
  readonly opacity?: number;
  readonly clipsContent?: boolean;
  readonly fills?: readonly unknown[];
  readonly strokes?: readonly unknown[];
  readonly absoluteBoundingBox?: { x: number; y: number; width: number; height: number };
  readonly children?: readonly DrawnNode[];
}

/** Share of painted frames that become a rectangle beside their content, and of those that become a group of both. */
const LOOSE = 0.45;
const GROUPED = 0.8;
/** Share of frames without paint that leave their content behind. */
const DISSOLVED = 0.6;

function boxAround(nodes: readonly DrawnNode[]): DrawnNode["absoluteBoundingBox"] {
  const boxes = nodes.flatMap(({ absoluteBoundingBox }) => absoluteBoundingBox ?? []);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/**
 * Draws the content of a frame as designers do who draw freely: rectangles beside their words, groups in place of
 * frames, wrappers gone. Layers keep their ids; what has no layer any more is named by `dissolved`, with its ids.
 */
export function drawFreely(
  frame: DrawnNode,
  random: () => number,
  dissolved: (id: string, content: readonly string[]) => void,
): DrawnNode {
  const leaves = (node: DrawnNode): readonly string[] =>
    node.children ? node.children.flatMap(leaves) : [node.id];

  function painted(node: DrawnNode, content: readonly DrawnNode[]): readonly DrawnNode[] {
    const { children: _, ...own } = node;
    const rectangle = { ...own, type: "RECTANGLE" };
    const choice = random();
    if (choice < LOOSE) return [rectangle, ...content];
    if (choice >= GROUPED) return [{ ...node, children: content }];
    const { fills: _fills, strokes: _strokes, ...plain } = own;
    return [{ ...plain, id: `${node.id}g`, type: "GROUP", children: [rectangle, ...content] }];
  }

  function redraw(node: DrawnNode): readonly DrawnNode[] {
    if (!node.children) return [node];
    const content = node.children.flatMap(redraw);
    if (node.clipsContent && content.length > 0) return [{ ...node, children: content }];
    if (node.fills?.length || node.strokes?.length) return painted(node, content);
    if (content.length === 0 || random() < DISSOLVED) {
      dissolved(node.id, leaves(node));
      return content;
    }
    return [
      { ...node, type: "GROUP", absoluteBoundingBox: boxAround(content), children: content } as DrawnNode,
    ];
  }

  return { ...frame, children: (frame.children ?? []).flatMap(redraw) };
}
