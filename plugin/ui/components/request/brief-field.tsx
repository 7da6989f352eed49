import { usePanel } from "../../state/panel-context.ts";
import { useDraft } from "../../state/use-draft.ts";
import styles from "./purpose-field.module.css";

/** The API takes no more. */
const MOST_CHARACTERS = 1500;

/** The brief of the product: kept in the file for all who open it, and told to the model with every question. */
export function BriefField() {
  const { state, commands, texts } = usePanel();
  const isKept = state.rights === "edit";
  const draft = useDraft((brief) => commands.sayBrief(brief, isKept));
  return (
    <div>
      <label class={styles.label} for="brief">
        {texts.brief.label}
      </label>
      <textarea
        id="brief"
        rows={3}
        aria-describedby="brief-kept"
        maxLength={MOST_CHARACTERS}
        placeholder={texts.brief.hint}
        value={draft.text ?? state.kept.brief}
        onInput={(event) => draft.type(event.currentTarget.value)}
        onBlur={draft.flush}
      />
      <p id="brief-kept" class={styles.kept}>
        {isKept ? texts.brief.kept : texts.brief.notKept}
      </p>
    </div>
  );
}
