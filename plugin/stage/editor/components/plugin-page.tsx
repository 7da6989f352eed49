import themeCss from "@create-figma-plugin/ui/css/theme.css?raw";
import { useEffect, useRef, useState } from "preact/compat";
import type { SaidToStage } from "../../../../shared/look/marks.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { panelFonts } from "../fonts.ts";
import { panelPage } from "../panel-page.ts";
import { goHome, NARROW_PAGE } from "../actions/view.ts";
import { type Stage, useStage } from "../stage.ts";
import styles from "./plugin-page.module.css";

/** True when the site around the stage says that it gives no second opinions: the plugin itself asks nothing at its start. */
async function isOpinionOff(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch("/api/config", { signal });
  const config = (await answer.json()) as { readonly secondOpinion?: unknown };
  return config.secondOpinion === null;
}

/** Tells the panel once it listens, as its main thread would, when the site gives no second opinions. */
function useOpinionOff(isListening: boolean): void {
  const { panelPort } = useStage();
  useEffect(() => {
    if (!isListening) return;
    const stop = new AbortController();
    const tell = (isOff: boolean): void => {
      if (isOff && !stop.signal.aborted) panelPort.post({ pluginMessage: ["opinion-off"] });
    };
    isOpinionOff(stop.signal).then(tell, () => {});
    return () => stop.abort();
  }, [isListening, panelPort]);
}

/** Tells the panel whether it is on a phone: its frame is as narrow on a wide page. */
function usePhone(): void {
  const { panelPort } = useStage();
  useEffect(() => {
    const phone = matchMedia(NARROW_PAGE);
    const tell = () => panelPort.post({ stagePhone: phone.matches });
    tell();
    phone.addEventListener("change", tell);
    return () => phone.removeEventListener("change", tell);
  }, [panelPort]);
}

/** The page as it is loaded: made once, later themes and languages are told to it. */
function usePage(html: string): string | null {
  const stage = useStage();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const fonts = panelFonts().catch(() => "");
    void fonts.then((fontCss) => {
      const { theme, language } = stage.store.get();
      if (isWanted) setPage(panelPage({ html, theme, language, themeCss, fontCss, site: location.origin }));
    });
    return () => {
      isWanted = false;
    };
  }, [html, stage]);
  return page;
}

/** Takes what the panel says to be shown over the canvas, which opens where the first finding is. */
function takeSaid(stage: Stage, said: SaidToStage): void {
  if ("pointed" in said) return stage.store.set({ pointed: said.pointed });
  const isFirst = stage.store.get().marks.length === 0;
  stage.store.set({ marks: said.marks, pointed: [] });
  if (isFirst && said.marks.length > 0 && stage.isAtHome) goHome(stage);
}

interface PluginPageProps {
  readonly html: string;
}

/** A page of the plugin in a sandbox without an origin, as in Figma. */
export function PluginPage({ html }: PluginPageProps) {
  const stage = useStage();
  const ref = useRef<HTMLIFrameElement>(null);
  const page = usePage(html);
  const [isListening, setListening] = useState(false);
  useOpinionOff(isListening);
  usePhone();
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (event.source !== ref.current?.contentWindow || typeof data !== "object" || data === null) return;
      if ("said" in data) takeSaid(stage, data.said as SaidToStage);
      if (!("pluginMessage" in data)) return;
      setListening(true);
      stage.run?.receiveFromPanel(data.pluginMessage);
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
