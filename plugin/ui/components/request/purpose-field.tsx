import { useState } from "preact/hooks";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { type FrameSummary, mayKeep } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/use-panel.ts";
import { DraftArea } from "../basics/fields.tsx";

/** The purpose that all frames share; null when they differ. */
function commonPurpose(frames: readonly FrameSummary[]): string | null {
  const [first, ...others] = frames;
  return first && others.every(({ purpose }) => purpose === first.purpose) ? first.purpose : null;
}

const asked = (frames: readonly FrameSummary[]): readonly FrameSummary[] =>
  commonPurpose(frames) === null ? frames.filter(({ purpose }) => purpose === "") : frames;

const wordQuestion = (count: number, all: number, { start }: PanelTexts): string => {
  if (count < all) return start.purposeOfOthers(count);
  return all === 1 ? start.purpose : start.purposeMany;
};

interface PurposeFieldProps {
  readonly frames: readonly FrameSummary[];
  /** The purpose to begin with where nobody said one. */
  readonly seeming?: string;
}

/**
 * Asks what some screens are for, and keeps the answer on them: where they differ, on those alone of which nobody said it.
 * Give it a new `key` for other frames.
 */
export function PurposeField({ frames: all, seeming = "" }: PurposeFieldProps) {
  const { state, commands, texts } = usePanel();
  const [ids] = useState(() => new Set(asked(all).map(({ id }) => id)));
  const frames = all.filter(({ id }) => ids.has(id));
  const common = commonPurpose(frames);
  const isKept = mayKeep(state.rights);
  const save = (purpose: string) => {
    const frameIds = frames.filter((frame) => frame.purpose !== purpose).map(({ id }) => id);
    if (frameIds.length > 0) commands.sayPurpose(frameIds, purpose, isKept);
  };
  if (frames.length === 0) return null;
  return (
    <DraftArea
      label={wordQuestion(frames.length, all.length, texts)}
      rows={2}
      maxLength={500}
      placeholder={isKept ? texts.start.purposeHint : texts.start.purposeNotKept}
      value={common || seeming}
      onSave={save}
    />
  );
}
