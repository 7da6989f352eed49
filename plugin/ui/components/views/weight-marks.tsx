import type { FrameReport } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { Box, SceneNode } from "../../../../shared/scene/scene.ts";
import { usePanel } from "../../state/panel-context.ts";
import { placeOn } from "./place-on.ts";
import styles from "./views.module.css";

interface WeightMarksProps {
  readonly node: SceneNode;
  readonly report: FrameReport;
}

/** The boxes of some layers, by their ids. */
function boxesOf(root: SceneNode, ids: ReadonlySet<string>): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (ids.has(node.id)) boxes.set(node.id, node.box);
    for (const child of node.children ?? []) waiting.push(child);
  }
  return boxes;
}

/** Marks the elements that stand out, numbered in the order in which people are expected to notice them. */
export function WeightMarks({ node, report }: WeightMarksProps) {
  const { commands, texts } = usePanel();
  const heaviest = report.hierarchy?.heaviest ?? [];
  const boxes = boxesOf(node, new Set(heaviest.map(({ layer }) => layer.id)));
  return heaviest.map(({ layer, weight }, index) => {
    const box = boxes.get(layer.id);
    const says = texts.views.element(shownName(layer), index + 1);
    return (
      box && (
        <button
          key={layer.id}
          type="button"
          class={`${styles.mark} ${styles.heavy}`}
          style={{ ...placeOn(node.box, box), "--weight": weight / 100 }}
          aria-label={says}
          title={says}
          onClick={() => commands.locate(layer.id)}
        >
          <span class={styles.place}>{index + 1}</span>
        </button>
      )
    );
  });
}
