import themeCss from "@create-figma-plugin/ui/css/theme.css?raw";
import { useEffect, useRef, useState } from "preact/compat";
import { PRODUCT } from "../../../../shared/product.ts";
import { panelFonts } from "../fonts.ts";
import { panelPage } from "../panel-page.ts";
import { useStage } from "../stage.ts";
import styles from "./plugin-page.module.css";

/** The page as it is loaded: made once, later themes and languages are told to it. */
function usePage(html: string): string | null {
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

interface PluginPageProps {
  readonly html: string;
}

/** A page of the plugin in a sandbox without an origin, as in Figma. */
export function PluginPage({ html }: PluginPageProps) {
  const stage = useStage();
  const ref = useRef<HTMLIFrameElement>(null);
  const page = usePage(html);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (event.source !== ref.current?.contentWindow || typeof data !== "object" || data === null) return;
      if ("pluginMessage" in data) stage.run?.receiveFromPanel(data.pluginMessage);
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
      className={styles.page}
      title={PRODUCT.name}
      sandbox="allow-scripts allow-downloads"
      srcDoc={page}
      onLoad={onLoad}
    />
  );
}
