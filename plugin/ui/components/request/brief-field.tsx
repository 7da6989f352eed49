import { usePanel } from "../../state/use-panel.ts";
import { DraftArea } from "../basics/fields.tsx";

/** The API takes no more. */
const MOST_CHARACTERS = 1500;

/** The brief of the product: kept in the file for all who open it, and told to the model with every question. */
export function BriefField() {
  const { state, commands, texts } = usePanel();
  const isKept = state.rights === "edit";
  return (
    <DraftArea
      label={texts.brief.label}
      rows={3}
      maxLength={MOST_CHARACTERS}
      placeholder={texts.brief.hint}
      value={state.kept.brief}
      onSave={(brief) => commands.sayBrief(brief, isKept)}
      says={isKept ? texts.brief.kept : texts.brief.notKept}
    />
  );
}
