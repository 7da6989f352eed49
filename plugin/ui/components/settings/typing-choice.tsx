import { usePanel } from "../../state/panel-context.ts";
import styles from "./settings-fields.module.css";

/** Has texts checked while somebody types, where the editor offers it. The tick follows what the editor says. */
export function TypingChoice() {
  const { texts, typing } = usePanel();
  if (typing.isChecked === null) return null;
  return (
    <fieldset class={styles.group}>
      <legend class={styles.legend}>{texts.settings.typing}</legend>
      <label class={styles.tick}>
        <input
          type="checkbox"
          checked={typing.isChecked}
          onClick={(event) => {
            event.preventDefault();
            typing.choose(!typing.isChecked);
          }}
        />
        <span>{texts.settings.typingChecked}</span>
      </label>
      <p class={styles.hint}>{texts.settings.typingText}</p>
    </fieldset>
  );
}
