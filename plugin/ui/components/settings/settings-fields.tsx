import { BASE_GRIDS } from "../../../../shared/standards/grids.ts";
import { usePanel } from "../../state/panel-context.ts";
import { OneChoice } from "../basics/choices/one-choice.tsx";
import { TickBox } from "../basics/choices/tick-box.tsx";
import { AspectChoice } from "./aspect-choice.tsx";
import { DemandsChoice } from "./demands-choice.tsx";
import type { SettingsChoiceProps } from "./settings-choice.ts";
import { RuleSettings } from "./rule-settings.tsx";
import styles from "./settings-fields.module.css";

function LibraryChoice({ settings, isFixed = false, onChoose }: SettingsChoiceProps) {
  const { texts } = usePanel();
  return (
    <fieldset class={styles.group} disabled={isFixed}>
      <legend class={styles.legend}>{texts.settings.libraries}</legend>
      <TickBox
        isOn={settings.ignoresLibraries}
        onChoose={(ignoresLibraries) => onChoose({ ...settings, ignoresLibraries })}
      >
        {texts.settings.librariesIgnored}
      </TickBox>
      <p class={styles.hint}>{texts.settings.librariesText}</p>
    </fieldset>
  );
}

const GRID_WORDS = BASE_GRIDS.map(String) as readonly `${(typeof BASE_GRIDS)[number]}`[];

function GridChoice({ settings, isFixed = false, onChoose }: SettingsChoiceProps) {
  const { texts } = usePanel();
  return (
    <OneChoice
      legend={texts.settings.grid}
      isFixed={isFixed}
      values={GRID_WORDS}
      names={texts.settings.gridNames}
      chosen={`${settings.baseGridPx}`}
      onChoose={(chosen) => {
        const baseGridPx = BASE_GRIDS.find((grid) => `${grid}` === chosen);
        if (baseGridPx) onChoose({ ...settings, baseGridPx });
      }}
    />
  );
}

/** All that screens are judged by. */
export const SettingsFields = (props: SettingsChoiceProps) => (
  <>
    <AspectChoice {...props} />
    <DemandsChoice {...props} />
    <GridChoice {...props} />
    <LibraryChoice {...props} />
    <RuleSettings {...props} />
  </>
);
