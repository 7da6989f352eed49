import { PRODUCT } from "../../../../shared/product.ts";
import { closePlugin, startPlugin } from "../actions/plugin.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon, Mark } from "./icons.tsx";
import { PluginPage } from "./plugin-page.tsx";
import styles from "./panel-window.module.css";

function Closed() {
  const stage = useStage();
  const texts = useTexts();
  const isClosed = useStageState((state) => state.isPluginClosed);
  if (!isClosed) return <p className={styles.wait}>{texts.starting}</p>;
  return (
    <div className={styles.closed}>
      <p>{texts.pluginClosed}</p>
      <button type="button" className={styles.open} onClick={() => void startPlugin(stage)}>
        {texts.openPlugin(PRODUCT.name)}
      </button>
    </div>
  );
}

/** The window of the plugin; closed, it offers to open it again. */
export function PanelWindow() {
  const stage = useStage();
  const texts = useTexts();
  const panel = useStageState((state) => state.panel);
  const size = panel ? { width: panel.options.width, height: panel.options.height + 41 } : undefined;
  return (
    <section className={styles.window} aria-label={texts.pluginWindow(PRODUCT.name)} style={size}>
      <header className={styles.bar}>
        <Mark />
        <h2 className={styles.title}>{PRODUCT.name}</h2>
        {panel && (
          <IconButton label={texts.closePlugin} onClick={() => closePlugin(stage)}>
            <CloseIcon />
          </IconButton>
        )}
      </header>
      {panel ? <PluginPage html={panel.html} /> : <Closed />}
    </section>
  );
}
