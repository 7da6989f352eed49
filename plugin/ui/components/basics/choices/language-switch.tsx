import { LANGUAGES } from "../../../../../shared/i18n/language.ts";
import { usePanel } from "../../../state/panel-context.ts";
import styles from "./language-switch.module.css";

/** Switches the language of the panel and of the findings; each is called by its own name. */
export function LanguageSwitch() {
  const { state, commands, language, texts } = usePanel();
  return (
    <fieldset class={styles.switch} aria-label={texts.language.label}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          class={styles.choice}
          aria-pressed={one === language}
          lang={one}
          onClick={() => commands.chooseSettings({ ...state.usual, language: one })}
        >
          {texts.language[one]}
        </button>
      ))}
    </fieldset>
  );
}
