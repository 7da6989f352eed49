import type { MouseEvent } from "preact/compat";
import { toggleExpanded } from "../../actions/select.ts";
import { showLayers } from "../../actions/view.ts";
import type { Row } from "../../rows.ts";
import { useStage, useTexts } from "../../stage.ts";
import { ChevronIcon, HiddenIcon, LockIcon, TypeIcon } from "../icons.tsx";
import styles from "./layers.module.css";

const INDENT_PX = 12;

/** The id of a layer's row in the page. */
export const rowId = (nodeId: string): string => `row-${nodeId.replace(/[^A-Za-z0-9]/g, "_")}`;

interface LayerRowProps {
  readonly row: Row;
  readonly top: number;
  readonly isSelected: boolean;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

/** One layer in the list. */
export function LayerRow({ row, top, isSelected, onSelect }: LayerRowProps) {
  const stage = useStage();
  const texts = useTexts();
  const { node } = row;
  const isLocked = node["locked"] === true;
  const states = [row.isHidden ? texts.hidden : "", isLocked ? texts.locked : ""].filter(Boolean);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    toggleExpanded(stage, node.id, !row.isExpanded);
  };
  return (
    // Its keys are those of the tree, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      id={rowId(node.id)}
      className={styles.row}
      aria-level={row.level}
      aria-selected={isSelected}
      aria-expanded={row.isExpandable ? row.isExpanded : undefined}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-label={[node.name, ...states].join(", ")}
      tabIndex={-1}
      data-hidden={row.isHidden ? "" : undefined}
      style={{ transform: `translateY(${top}px)`, paddingLeft: 4 + (row.level - 1) * INDENT_PX }}
      onClick={onSelect}
      onDblClick={() => showLayers(stage, [node.id])}
      onPointerEnter={() => stage.store.set({ hoveredId: node.id })}
      onPointerLeave={() => stage.store.set({ hoveredId: null })}
    >
      {/* A mouse's way only: the tree folds with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        className={styles.toggle}
        data-open={row.isExpanded ? "" : undefined}
        onClick={toggle}
        aria-hidden="true"
      >
        {row.isExpandable && <ChevronIcon />}
      </span>
      <span className={styles.type}>
        <TypeIcon type={node.type} />
      </span>
      <span className={styles.name}>{node.name}</span>
      {node["visible"] === false && <HiddenIcon />}
      {isLocked && <LockIcon />}
    </div>
  );
}
