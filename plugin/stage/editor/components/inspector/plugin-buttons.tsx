import { useMemo } from "preact/compat";
import { relaunch } from "../../actions/plugin.ts";
import { relaunchButtonsOf } from "../../relaunch.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { Mark } from "../icons.tsx";
import styles from "./inspector.module.css";

/** The plugin's buttons beside the selection. They bear the names of the manifest, whatever language the editor speaks. */
export function PluginButtons() {
  const stage = useStage();
  const texts = useTexts();
  const document = useStageState((state) => state.document);
  const selection = useStageState((state) => state.selection);
  const known = useStageState((state) => state.buttons);
  const buttons = useMemo(
    () =>
      relaunchButtonsOf(
        selection.flatMap((id) => document?.nodes.get(id) ?? []),
        known,
      ),
    [document, selection, known],
  );
  if (buttons.length === 0) return null;
  return (
    <div className={styles.plugin}>
      <h2 className={styles.heading}>{texts.pluginButtons}</h2>
      {buttons.map(({ command, name, description }) => (
        <div key={command}>
          <button type="button" className={styles.relaunch} onClick={() => relaunch(stage, command)}>
            <Mark />
            <span lang="en">{name}</span>
          </button>
          {description && <p className={styles.note}>{description}</p>}
        </div>
      ))}
    </div>
  );
}
