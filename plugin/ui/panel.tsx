import { Offers } from "./state/findings/offers.tsx";
import { useEffect, useMemo, useState, useRef } from "preact/hooks";
import { PRODUCT } from "../../shared/product.ts";
import { ResizeHandle } from "./components/basics/resize-handle.tsx";
import { AccountScreen } from "./screens/account-screen.tsx";
import { type EngineSource, engineOfMain } from "./engine/the-engine.ts";
import { useEngine } from "./engine/use-engine.ts";
import { FixesScreen } from "./screens/fixes-screen.tsx";
import { HistoryScreen } from "./screens/history-screen.tsx";
import { LibraryScreen } from "./screens/library-screen.tsx";
import { PastReviewScreen } from "./screens/past-review-screen.tsx";
import { ResultsScreen } from "./screens/results-screen.tsx";
import { HouseScreen } from "./screens/house-screen.tsx";
import { SettingsScreen } from "./screens/settings-screen.tsx";
import { StartScreen } from "./screens/start-screen.tsx";
import { WaitingScreen } from "./screens/waiting-screen.tsx";
import { makeCommands } from "./state/commands.ts";
import { pageConnection, type Connection, useClient } from "./state/account/use-client.ts";
import { PanelContext, panelTexts } from "./state/panel-context.ts";
import { useStore } from "./state/store.ts";
import { useConditions } from "./state/asked/use-conditions.ts";
import { useAskedReview } from "./state/asked/use-asked-review.ts";
import { useAskedInquiry } from "./state/ask/use-asked-inquiry.ts";
import { useTeamHouse } from "./state/kept/use-team-house.ts";
import { useFocusOnHeading } from "./state/use-focus-on-heading.ts";
import { useLinkCode, useInstallationState } from "./state/account/use-installation-state.ts";
import { useMessages } from "./state/use-messages.ts";
import { usePictures } from "./state/reading/use-pictures.ts";
import { useReviewStart } from "./state/reviews/use-review-start.ts";
import { useReviews, useSettling } from "./state/reviews/use-reviews.ts";
import { useStartCommand } from "./state/use-start-command.ts";
import { useTyping } from "./state/use-typing.ts";
import { type Language, pickLanguage } from "../../shared/i18n/language.ts";
import { send } from "../protocol/bridge.ts";
import type { PanelState } from "./state/panel-state.ts";

/** Asks the main thread for the layers whenever the panel wants them anew, and calls it off when it does not. */
function useReading(request: PanelState["request"]): void {
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

const browserLanguage = (): Language => pickLanguage(navigator.languages);

/** The language of the browser, also when it changes while the panel is open. */
function useBrowserLanguage(): Language {
  const [language, setLanguage] = useState(browserLanguage);
  useEffect(() => {
    const follow = () => setLanguage(browserLanguage());
    window.addEventListener("languagechange", follow);
    return () => window.removeEventListener("languagechange", follow);
  }, []);
  return language;
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

const PAGE_CONNECTION = pageConnection();
const PAGE_ENGINE = engineOfMain();

/** The whole panel of the plugin. */
export function Panel({
  command = "",
  engine: source = PAGE_ENGINE,
  connection = PAGE_CONNECTION,
}: PanelProps) {
  const [state, act] = useStore();
  const commands = useMemo(() => makeCommands(act), [act]);
  const browserLanguage = useBrowserLanguage();
  const language = state.settings.language ?? browserLanguage;
  const typing = useTyping();
  useMessages(act);
  useStartCommand(command, state, commands);
  useReading(state.request);
  useLookedAt();
  const { engine, engineFailure } = useEngine(source, state.request !== null || state.screen !== "start");
  const reviewStart = useReviewStart(state.settings, state.kept.dismissals, language, engine);
  useReviews(state, reviewStart, act);
  useSettling(state, reviewStart, act);
  const client = useClient(state.identity, connection);
  useInstallationState(state, client, connection, act);
  useTeamHouse(state, client, act);
  useLinkCode(state.link, client, act);
  useConditions(state.asked, client, act);
  useAskedReview(state.asked, language, client, act);
  useAskedInquiry(state.inquiry, language, client, act);
  useFocusOnHeading(state.screen);
  const pictures = usePictures(state, engineFailure !== null);
  const texts = panelTexts(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = PRODUCT.name;
  }, [language]);
  const Screen = SCREENS[state.screen];
  return (
    <PanelContext.Provider
      value={{
        state,
        commands,
        language,
        texts,
        engine,
        engineFailure,
        reviewStart,
        pictures,
        typing,
        client,
        siteUrl: connection.baseUrl,
      }}
    >
      <Offers>
        <Screen />
      </Offers>
      <ResizeHandle />
    </PanelContext.Provider>
  );
}
