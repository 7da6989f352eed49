import themeCss from "@create-figma-plugin/ui/css/theme.css?raw";
import { useEffect, useRef, useState } from "react";
import { PRODUCT } from "../../../../shared/product.ts";
import { closePlugin, receiveFromPanel, startPlugin } from "../actions/plugin.ts";
import { panelFonts } from "../fonts.ts";
import { panelPage } from "../panel-page.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon, Mark } from "./icons.tsx";
import styles from "./panel-window.module.css";

interface PanelFrameProps {
  readonly html: string;
  readonly title: string;
}

/** The page that the window shows: made once, later themes and languages are told to it. */
function usePanelPage(html: string): string | null {
  const stage = useStage();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void panelFonts()
      .catch(() => "")
      .then((fontCss) => {
        const { theme, language } = stage.store.get();
        if (isWanted) setPage(panelPage({ html, theme, language, themeCss, fontCss, site: location.origin }));
      });
    return () => {
      isWanted = false;
    };
  }, [html, stage]);
  return page;
}

/** The plugin's page in a sandbox without an origin, as in Figma. */
function PanelFrame({ html, title }: PanelFrameProps) {
  const stage = useStage();
  const ref = useRef<HTMLIFrameElement>(null);
  const page = usePanelPage(html);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (event.source !== ref.current?.contentWindow || typeof data !== "object" || data === null) return;
      if ("pluginMessage" in data) receiveFromPanel(stage, data.pluginMessage);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [stage]);
  const onLoad = () => {
    const target = ref.current?.contentWindow;
    if (!target) return;
    stage.panelPort.open(target);
    const { theme, language } = stage.store.get();
    stage.panelPort.post({ stageTheme: theme, stageLanguage: language });
  };
  if (page === null) return null;
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      sandbox="allow-scripts allow-downloads"
      srcDoc={page}
      onLoad={onLoad}
    />
  );
}

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
      {panel ? <PanelFrame html={panel.html} title={PRODUCT.name} /> : <Closed />}
    </section>
  );
}
