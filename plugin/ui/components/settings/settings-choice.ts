import type { ReviewSettings } from "../../../protocol/messages.ts";

/** Props of each part of the settings: all of them, and the callback for a choice. */
export interface SettingsChoiceProps {
  readonly settings: ReviewSettings;
  /** They can be read, but not changed. */
  readonly isFixed?: boolean;
  readonly onChoose: (settings: ReviewSettings) => void;
}
