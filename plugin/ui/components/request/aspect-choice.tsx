import { useState } from "preact/hooks";
import { ASPECTS, type Aspect } from "../../../../shared/review/rule.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { SettingsChoiceProps } from "./settings-choice.ts";
import styles from "../basics/choice.module.css";

const Tick = () => (
  <svg
    class={styles.tick}
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="m2.5 6.5 2.5 2.5 4.5-5.5" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
);

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
              <Tick />
              {texts.aspects[aspect]}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite">{isRefused && <p class={styles.hint}>{texts.start.lastAspect}</p>}</div>
    </fieldset>
  );
}
