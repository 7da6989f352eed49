import { usePanel } from "../../state/panel-context.ts";
import styles from "./audience-field.module.css";

/** The API takes no more. */
const MOST_CHARACTERS = 200;

/** Asks who uses the screens: told to the model, kept nowhere. */
export function AudienceField() {
  const { state, commands, texts } = usePanel();
  return (
    <label class={styles.label}>
      {texts.offer.audience}
      <input
        class={styles.field}
        type="text"
        maxLength={MOST_CHARACTERS}
        placeholder={texts.offer.audienceHint}
        value={state.audience}
        onInput={(event) => commands.sayAudience(event.currentTarget.value)}
      />
    </label>
  );
}
