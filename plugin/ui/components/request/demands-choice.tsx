import { PLATFORM_CHOICES } from "../../../../shared/standards/platforms.ts";
import { LEVELS } from "../../../../shared/standards/wcag.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./demands-choice.module.css";
import { OneChoice } from "../basics/one-choice.tsx";

const LEVEL_NAMES = { AA: "AA", AAA: "AAA" };

/** Chooses what the screens are judged by: the level of WCAG, and what they are made for. */
export function DemandsChoice() {
  const { state, commands, texts } = usePanel();
  const { settings } = state;
  return (
    <div class={styles.choices}>
      <OneChoice
        legend={texts.start.level}
        values={LEVELS}
        names={LEVEL_NAMES}
        chosen={settings.level}
        onChoose={(level) => commands.chooseSettings({ ...settings, level })}
      />
      <OneChoice
        legend={texts.start.platform}
        values={PLATFORM_CHOICES}
        names={texts.start.platforms}
        chosen={settings.platform}
        onChoose={(platform) => commands.chooseSettings({ ...settings, platform })}
      />
    </div>
  );
}
