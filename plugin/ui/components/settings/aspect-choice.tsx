import { useState } from "preact/hooks";
import { ASPECTS, type Aspect } from "../../../../shared/review/rule.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { SettingsChoiceProps } from "./settings-choice.ts";
import { Icon } from "../basics/icons/icon.tsx";
import styles from "../basics/choices/choice.module.css";

/** Chooses what the review looks at; the last aspect cannot be unchosen. */
export function AspectChoice({ settings, isFixed = false, onChoose }: SettingsChoiceProps) {
  const { texts } = usePanel();
  const [isRefused, setRefused] = useState(false);
  const { aspects } = settings;
  const toggle = (aspect: Aspect) => {
    const chosen = ASPECTS.filter((one) => (one === aspect) !== aspects.includes(one));
    setRefused(chosen.length === 0);
    if (chosen.length > 0) onChoose({ ...settings, aspects: chosen });
  };
  return (
    <fieldset class={styles.group} disabled={isFixed}>
      <legend class={styles.legend}>{texts.start.aspects}</legend>
      <div class={styles.choices}>
        {ASPECTS.map((aspect) => (
          <label key={aspect} class={styles.choice}>
            <input
              type="checkbox"
              checked={aspects.includes(aspect)}
              onClick={(event) => {
                // The last tick must not even flicker off.
                if (aspects.length === 1 && aspects.includes(aspect)) event.preventDefault();
                toggle(aspect);
              }}
            />
            <span class={styles.face}>
              {aspects.includes(aspect) && <Icon name="tick" />}
              {texts.aspects[aspect]}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite">{isRefused && <p class={styles.hint}>{texts.start.lastAspect}</p>}</div>
    </fieldset>
  );
}
