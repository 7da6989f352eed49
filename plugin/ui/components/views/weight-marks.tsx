import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { usePanel } from "../../state/panel-context.ts";
import { placeOn } from "./place-on.ts";
import styles from "./views.module.css";

interface WeightMarksProps {
  readonly node: SceneNode;
  readonly report: FrameReport;
}

/** Marks the elements that stand out, numbered in the order in which people are expected to notice them. */
export function WeightMarks({ node, report }: WeightMarksProps) {
  const { commands, texts } = usePanel();
  const heaviest = report.hierarchy?.heaviest ?? [];
  const nodes = nodesById([node]);
  return heaviest.map(({ layer, weight }, index) => {
    const box = nodes.get(layer.id)?.box;
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
