import type { FrameReport } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Folded } from "../basics/layout/folded.tsx";
import styles from "./visual-weight.module.css";

/** Tells which elements of a screen stand out: context, and no judgement. */
export function VisualWeight({ report }: { readonly report: FrameReport }) {
  const { commands, texts } = usePanel();
  const { hierarchy } = report;
  if (!hierarchy) return null;
  const { heaviest, mainAction, density, balance, textLooks } = hierarchy;
  const says = texts.visualWeight;
  return (
    <Folded title={says.title}>
      <p class={styles.hint}>{says.hint}</p>
      <ol>
        {heaviest.map(({ layer }, index) => (
          <li key={layer.id}>
            <button
              type="button"
              class={styles.element}
              title={texts.results.showLayer(shownName(layer))}
              onClick={() => commands.locate(layer.id)}
            >
              <span class={styles.number}>{index + 1}</span>
              <span class={styles.name}>{shownName(layer)}</span>
            </button>
          </li>
        ))}
      </ol>
      <ul class={styles.facts}>
        {mainAction && <li>{says.mainAction(shownName(mainAction.layer), mainAction.rank)}</li>}
        <li>{says.density(Math.round(density * 100))}</li>
        <li>{says.balance(Math.round(balance * 100))}</li>
        <li>{says.textLooks(textLooks)}</li>
      </ul>
    </Folded>
  );
}
