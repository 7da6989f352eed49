import { countRules } from "../../state/kept/settings-in-force.ts";
import { usePanel } from "../../state/use-panel.ts";
import { reviewsOf } from "../../state/panel-state.ts";
import styles from "./checked.module.css";

/** Says in a line what the checks went through: below the findings, it tells that there is nothing more. */
export function Checked() {
  const { state, texts, engine } = usePanel();
  const reports = reviewsOf(state).map(({ report }) => report);
  const layers = reports.reduce((sum, report) => sum + report.layers, 0);
  return (
    <p class={styles.line}>
      {texts.results.checked(layers, countRules(engine?.RULES ?? [], state.settings))}
    </p>
  );
}
