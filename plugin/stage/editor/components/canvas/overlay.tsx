import type { Box } from "../../../../../shared/scene/scene.ts";
import { boxOf } from "../../../draw/placement.ts";
import type { RestNode } from "../../../../../shared/scene/rest/rest-file.ts";
import { useMemo } from "preact/compat";
import { pageOf } from "../../actions/view.ts";
import { toScreen } from "../../canvas/camera.ts";
import { piecesOf } from "../../pictures/pieces.ts";
import { useStageState } from "../../stage.ts";
import { Marks } from "./marks.tsx";
import styles from "./canvas.module.css";

const px = (value: number): string => String(Math.round(value * 10) / 10);

const place = ({ x, y, width, height }: Box) => ({
  transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`,
  width: Math.round(width),
  height: Math.round(height),
});

function useOnScreen(node: RestNode | undefined): { readonly box: Box; readonly screen: Box } | null {
  const view = useStageState((state) => state.view);
  const box = node ? boxOf(node) : null;
  return box && { box, screen: toScreen(view, box) };
}

interface OutlineProps {
  readonly id: string;
  readonly kind: "selected" | "hovered";
  /** Its name and size below it: of one layer alone, as those of several would hide what they are about. */
  readonly isNamed?: boolean;
}

function Outline({ id, kind, isNamed = false }: OutlineProps) {
  const node = useStageState((state) => state.document?.nodes.get(id));
  const placed = useOnScreen(node);
  if (!node || !placed) return null;
  return (
    <div className={kind === "selected" ? styles.selected : styles.hovered} style={place(placed.screen)}>
      {isNamed && (
        <span className={styles.size}>
          <span className={styles.sizeName}>{node.name}</span> {px(placed.box.width)} ×{" "}
          {px(placed.box.height)}
        </span>
      )}
    </div>
  );
}

/** Layers whose name stands above them on the canvas. */
const TITLED = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE", "SECTION"]);

/** Narrower than this a screen has no name above it; in a section, whose name is there too, it needs more room. */
const NARROW_PX = 24;
const CROWDED_PX = 64;

/** The name of a screen above it, as in Figma; it selects the screen too, which the canvas looks after. */
function Title({ node, isInSection }: { readonly node: RestNode; readonly isInSection: boolean }) {
  const placed = useOnScreen(node);
  const isSelected = useStageState((state) => state.selection.includes(node.id));
  if (!placed || node["visible"] === false || placed.screen.width < (isInSection ? CROWDED_PX : NARROW_PX))
    return null;
  return (
    <div
      className={isSelected ? styles.titleSelected : styles.title}
      data-title={node.id}
      data-in-section={isInSection ? "" : undefined}
      style={{
        transform: `translate(${Math.round(placed.screen.x)}px, ${Math.round(placed.screen.y) - 22}px)`,
        maxWidth: Math.max(24, placed.screen.width),
      }}
    >
      {node.name}
    </div>
  );
}

/** Draws over the canvas: names of screens, outlines of layers that are selected or hovered, and numbers of findings. */
export function Overlay() {
  const page = useStageState((state) => pageOf(state.document, state.pageId));
  const selection = useStageState((state) => state.selection);
  const hoveredId = useStageState((state) => state.hoveredId);
  const pointed = useStageState((state) => state.pointed);
  const pieces = useMemo(() => piecesOf(page?.children ?? []), [page]);
  return (
    <div className={styles.overlay} aria-hidden="true">
      {pieces
        .filter(({ node }) => TITLED.has(node.type))
        .map(({ id, node, isInSection }) => (
          <Title key={id} node={node} isInSection={isInSection} />
        ))}
      {[...new Set(hoveredId ? [hoveredId, ...pointed] : pointed)]
        .filter((id) => !selection.includes(id))
        .map((id) => (
          <Outline key={id} id={id} kind="hovered" />
        ))}
      {selection.map((id) => (
        <Outline key={id} id={id} kind="selected" isNamed={selection.length === 1} />
      ))}
      <Marks />
    </div>
  );
}
