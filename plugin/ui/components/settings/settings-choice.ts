import type { ReviewSettings } from "../../../protocol/messages.ts";

/** What each part of the settings gets: all of them, and where to say what was chosen. */
export interface SettingsChoiceProps {
  readonly settings: ReviewSettings;
  /** They can be read, but not changed. */
  readonly isFixed?: boolean;
  readonly onChoose: (settings: ReviewSettings) => void;
}
