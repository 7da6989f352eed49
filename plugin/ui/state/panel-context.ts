import type { ReviewStart } from "./reviews/use-review-start.ts";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Client } from "../../../shared/api/client.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { PANEL_EN, type PanelTexts } from "../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../shared/i18n/panel.fr.ts";
import type { EngineAtHand } from "../engine/use-engine.ts";
import type { Commands } from "./commands.ts";
import type { PanelState } from "./panel-state.ts";
import type { Pictures } from "./reading/use-pictures.ts";
import type { Typing } from "./use-typing.ts";

const TEXTS: Readonly<Record<Language, PanelTexts>> = { en: PANEL_EN, fr: PANEL_FR };

/** All that a part of the panel may use. */
interface PanelContents extends EngineAtHand {
  readonly state: PanelState;
  readonly commands: Commands;
  readonly language: Language;
  readonly texts: PanelTexts;
  /** Null until the engine is here. */
  readonly reviewStart: ReviewStart | null;
  readonly pictures: Pictures;
  readonly typing: Typing;
  /** Null until the main thread said who uses the panel. */
  readonly client: Client | null;
  /** The origin of the site. */
  readonly siteUrl: string;
}

export const PanelContext = createContext<PanelContents | null>(null);

/** The texts of the panel in a language. */
export const panelTexts = (language: Language): PanelTexts => TEXTS[language];

/** Gives a part of the panel its state, commands and texts. Throws outside of the panel. */
export function usePanel(): PanelContents {
  const contents = useContext(PanelContext);
  if (!contents) throw new Error("A part of the panel stands outside of it.");
  return contents;
}
