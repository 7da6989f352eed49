import { type DragEvent, useEffect, useMemo, useRef, useState } from "preact/compat";
import { PRODUCT } from "../../../../shared/product.ts";
import { openDropped, openSample } from "../actions/open.ts";
import { StageContext, type Stage, useStage, useStageState, useTexts } from "../stage.ts";
import { useStageKeys } from "../keyboard/use-keys.ts";
import styles from "./app.module.css";
import { Canvas } from "./canvas/canvas.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { Layers } from "./layers/layers.tsx";
import { Banner, LackedPictures, Progress, Toast } from "./notices.tsx";
import { Pages } from "./layers/pages.tsx";
import { DropHere } from "./drop-here.tsx";
import { PanelWindow } from "./panel-window.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";
import { ZoomControls } from "./canvas/zoom-controls.tsx";

const hasFile = (event: DragEvent<HTMLElement>): boolean =>
  event.dataTransfer?.types.includes("Files") === true;

/** Files are dropped anywhere on the stage. */
function useDrop() {
  const stage = useStage();
  const [isOver, setIsOver] = useState(false);
  const handlers = useMemo(
    () => ({
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (event.relatedTarget === null) setIsOver(false);
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file) void openDropped(stage, file);
      },
    }),
    [stage],
  );
  return { isOver, handlers };
}

/** Theme, language and title of the page follow the state. */
function usePageSettings(): void {
  const theme = useStageState((state) => state.theme);
  const language = useStageState((state) => state.language);
  const texts = useTexts();
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = language;
    document.title = texts.page.title;
  }, [theme, language, texts]);
}

function Tabs() {
  const stage = useStage();
  const texts = useTexts();
  const tab = useStageState((state) => state.tab);
  const names = { canvas: texts.canvasTab, both: texts.bothTabs, panel: texts.panelTab };
  return (
    <nav className={styles.tabs} aria-label={texts.views}>
      {(["canvas", "both", "panel"] as const).map((id) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={tab === id}
          onClick={() => stage.store.set({ tab: id, areLayersShown: false })}
        >
          {names[id]}
        </button>
      ))}
    </nav>
  );
}

function Layout() {
  const texts = useTexts();
  const tab = useStageState((state) => state.tab);
  const areLayersShown = useStageState((state) => state.areLayersShown);
  const { isOver, handlers } = useDrop();
  usePageSettings();
  useStageKeys();
  return (
    <div className={styles.stage} data-tab={tab} {...handlers}>
      <TopBar />
      <Tabs />
      <div className={styles.layers} data-shown={areLayersShown ? "" : undefined}>
        <Pages />
        <Layers />
        <Inspector />
      </div>
      <main className={styles.canvas}>
        <h1 className="visually-hidden">{`${PRODUCT.name} – ${texts.stage}`}</h1>
        <div className={styles.view}>
          <Canvas />
          <Banner />
          <LackedPictures />
          <ZoomControls />
          <Toast />
          <Progress />
          {isOver && <DropHere />}
        </div>
      </main>
      <div className={styles.panel}>
        <PanelWindow />
      </div>
    </div>
  );
}

/** The whole stage. It opens with the sample that a visitor knows from their own phone. */
export function App({ stage }: { readonly stage: Stage }) {
  const hasOpenedRef = useRef(false);
  useEffect(() => {
    if (hasOpenedRef.current) return;
    hasOpenedRef.current = true;
    void openSample(stage, "phone-checkout");
  }, [stage]);
  return (
    <StageContext value={stage}>
      <Layout />
    </StageContext>
  );
}
