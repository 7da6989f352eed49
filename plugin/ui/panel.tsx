import { Provider } from "jotai";
import { useEffect, useRef, useState } from "preact/hooks";
import { PRODUCT } from "../../shared/product.ts";
import { send } from "../protocol/bridge.ts";
import { ResizeHandle } from "./components/basics/resize-handle.tsx";
import { type EngineSource, engineOfMain } from "./engine/the-engine.ts";
import { useEngine } from "./engine/use-engine.ts";
import { AccountScreen } from "./screens/account-screen.tsx";
import { FixesScreen } from "./screens/fixes-screen.tsx";
import { HistoryScreen } from "./screens/history-screen.tsx";
import { HouseScreen } from "./screens/house-screen.tsx";
import { LibraryScreen } from "./screens/library-screen.tsx";
import { PastReviewScreen } from "./screens/past-review-screen.tsx";
import { ResultsScreen } from "./screens/results-screen.tsx";
import { SettingsScreen } from "./screens/settings-screen.tsx";
import { StartScreen } from "./screens/start-screen.tsx";
import { WaitingScreen } from "./screens/waiting-screen.tsx";
import type { Connection } from "./state/account/connection.ts";
import { useInstallationState } from "./state/account/use-installation-state.ts";
import { useConditions, useOrders } from "./state/asked/use-orders.ts";
import { useOffers } from "./state/findings/use-offers.ts";
import { useTeamHouse } from "./state/kept/use-team-house.ts";
import { usePictures } from "./state/reading/use-pictures.ts";
import { useReviews, useSettling } from "./state/reviews/use-reviews.ts";
import { openStore } from "./state/store.ts";
import { useFocusOnHeading } from "./state/use-focus-on-heading.ts";
import { useMessages } from "./state/use-messages.ts";
import { connectionAtom, usePanel } from "./state/use-panel.ts";
import { commands } from "./state/commands.ts";
import { isReviewed, reviewsOf } from "./state/panel-state.ts";

/** Does once what the menu or a quick action of the editor was asked for, as soon as the panel can. */
function useStartCommand(command: string): void {
  const { state } = usePanel();
  const [isDue, setDue] = useState(true);
  useEffect(() => {
    if (!isDue) return;
    if (command === "library") commands.reviewLibrary("file");
    if (command === "page") {
      if (!state.selection || state.selection.kind === "frames") return;
      commands.choosePage();
    }
    if (command === "fix") {
      if (!isReviewed(state)) return;
      commands.showFixes(reviewsOf(state).map(({ report }) => ({ frameId: report.id })));
    }
    setDue(false);
  }, [isDue, command, state]);
}

/** Asks the main thread for the layers whenever the panel wants them anew, and calls it off when it does not. */
function useReading(): void {
  const { request } = usePanel().state;
  const lastRef = useRef(request);
  useEffect(() => {
    if (request) send("read-scene", { frameIds: request.frameIds, requestId: request.id });
    else if (lastRef.current) send("cancel-reading");
    lastRef.current = request;
  }, [request]);
}

/**
 * The editor does not tell of variables that change. Whoever turns to the panel wants to know what is now, so that is
 * when it is looked up.
 */
function useLookedAt(): void {
  useEffect(() => {
    const look = () => send("check-scene");
    window.addEventListener("focus", look);
    document.documentElement.addEventListener("pointerenter", look);
    return () => {
      window.removeEventListener("focus", look);
      document.documentElement.removeEventListener("pointerenter", look);
    };
  }, []);
}

const SCREENS = {
  start: StartScreen,
  waiting: WaitingScreen,
  results: ResultsScreen,
  fixes: FixesScreen,
  history: HistoryScreen,
  "past-review": PastReviewScreen,
  library: LibraryScreen,
  account: AccountScreen,
  settings: SettingsScreen,
  house: HouseScreen,
};

export interface PanelProps {
  /** The command of the menu, or of a button on the frame, with which Figma started the plugin. */
  readonly command?: string;
  /** The way to the engine; the main thread's when absent. */
  readonly engine?: EngineSource;
  /** The way to the API; the one of the panel's page when absent. */
  readonly connection?: Connection;
}

const PAGE_ENGINE = engineOfMain();

/** All that goes on whichever screen is shown. It shows nothing: what changes here draws no other part anew. */
function Work({ command = "", engine = PAGE_ENGINE }: PanelProps) {
  const { state, language } = usePanel();
  useMessages();
  useStartCommand(command);
  useReading();
  useLookedAt();
  useEngine(engine);
  useReviews();
  useSettling();
  useOffers();
  usePictures();
  useInstallationState();
  useTeamHouse();
  useConditions();
  useOrders();
  useFocusOnHeading(state.screen);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = PRODUCT.name;
  }, [language]);
  return null;
}

function Shown() {
  const Screen = SCREENS[usePanel().state.screen];
  return <Screen />;
}

export function Panel(props: PanelProps) {
  const [store] = useState(() => {
    const opened = openStore();
    if (props.connection) opened.set(connectionAtom, props.connection);
    return opened;
  });
  return (
    <Provider store={store}>
      <Work {...props} />
      <Shown />
      <ResizeHandle />
    </Provider>
  );
}
