import { PLATFORM_CHOICES } from "../../../../shared/standards/platforms.ts";
import { LEVELS } from "../../../../shared/standards/wcag.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { SettingsChoiceProps } from "./settings-choice.ts";
import styles from "./demands-choice.module.css";
import { OneChoice } from "../basics/choices/one-choice.tsx";

const LEVEL_NAMES = { AA: "AA", AAA: "AAA" };

/** Chooses what the screens are judged by: the level of WCAG, and what they are made for. */
export function DemandsChoice({ settings, isFixed = false, onChoose }: SettingsChoiceProps) {
  const { texts } = usePanel();
  return (
    <div class={styles.choices}>
      <OneChoice
        legend={texts.start.level}
        isFixed={isFixed}
        values={LEVELS}
        names={LEVEL_NAMES}
        chosen={settings.level}
        onChoose={(level) => onChoose({ ...settings, level })}
      />
      <OneChoice
        legend={texts.start.platform}
        isFixed={isFixed}
        values={PLATFORM_CHOICES}
        names={texts.start.platforms}
        chosen={settings.platform}
        onChoose={(platform) => onChoose({ ...settings, platform })}
      />
    </div>
  );
}
