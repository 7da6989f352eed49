import { toHex } from "../../../../shared/scene/color.ts";
import { everyNode } from "../../../../shared/scene/every-node.ts";
import type { Paint, SceneNode } from "../../../../shared/scene/scene.ts";
import styles from "./scene-drawing.module.css";

const hexOf = (paints: readonly Paint[] = []): string => {
  const [paint] = paints;
  return paint?.type === "solid" ? toHex(paint.color) : "none";
};

/** How far below the middle of a line its letters stand, in parts of their size. */
const BASELINE = 0.36;

const ANCHORS = { left: "start", center: "middle", right: "end", justified: "start" } as const;

function Words({ node }: { readonly node: SceneNode }) {
  const { box, text } = node;
  const run = text?.runs[0];
  if (!text || !run) return null;
  const across = { left: 0, center: 0.5, right: 1, justified: 0 }[text.alignHorizontal];
  return (
    <text
      x={box.x + box.width * across}
      y={box.y + box.height / 2 + run.sizePx * BASELINE}
      fontSize={run.sizePx}
      fontWeight={run.weight}
      textAnchor={ANCHORS[text.alignHorizontal]}
      fill={hexOf(node.fills)}
    >
      {text.characters}
    </text>
  );
}

function Node({ node }: { readonly node: SceneNode }) {
  const { box, children = [] } = node;
  return (
    <>
      {node.text ? (
        <Words node={node} />
      ) : (
        <rect
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={node.cornerRadiiPx?.[0] ?? 0}
          fill={hexOf(node.fills)}
          stroke={hexOf(node.strokes)}
        />
      )}
      {children.map((child) => (
        <Node key={child.id} node={child} />
      ))}
    </>
  );
}

const ROOM_PX = 5;

interface SceneDrawingProps {
  readonly screen: SceneNode;
  /** The content of the picture, in words. */
  readonly label: string;
  /** Ids of the layers that are lit up. */
  readonly lit: readonly string[];
}

/** Draws a screen as its scene says: what the engine judges is what is seen. */
export function SceneDrawing({ screen, label, lit }: SceneDrawingProps) {
  const { x, y, width, height } = screen.box;
  const marked = everyNode(screen).filter(({ id }) => lit.includes(id));
  return (
    <svg className={styles.drawing} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <Node node={screen} />
      {marked.map(({ box }, index) => (
        <rect
          key={index} // the same frame goes on to the next layer: it is seen to move
          className={styles.lit}
          x={box.x - ROOM_PX}
          y={box.y - ROOM_PX}
          width={box.width + 2 * ROOM_PX}
          height={box.height + 2 * ROOM_PX}
          rx={8}
        />
      ))}
    </svg>
  );
}
