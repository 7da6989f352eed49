import { usePanel } from "../../state/use-panel.ts";
import { Choice, ChoiceGroup, ChoiceRow, OneChoice, TickBox } from "../basics/choices.tsx";
import { type SettingsChoiceProps, RuleSettings } from "./rule-settings.tsx";
import styles from "./settings-fields.module.css";
import { PLATFORM_CHOICES } from "../../../../shared/standards/platforms.ts";
import { LEVELS } from "../../../../shared/standards/wcag.ts";
import { useState } from "preact/hooks";
import { ASPECTS, type Aspect } from "../../../../shared/review/rule.ts";
import { Icon } from "../basics/icons.tsx";

/** Chooses what the review looks at; the last aspect cannot be unchosen. */
function AspectChoice({ settings, isFixed, onChoose }: SettingsChoiceProps) {
  const { texts } = usePanel();
  const [isRefused, setRefused] = useState(false);
  const { aspects } = settings;
  const toggle = (aspect: Aspect) => {
    const chosen = ASPECTS.filter((one) => (one === aspect) !== aspects.includes(one));
    setRefused(chosen.length === 0);
    if (chosen.length > 0) onChoose({ ...settings, aspects: chosen });
  };
  return (
    <ChoiceGroup legend={texts.start.aspects} isFixed={isFixed}>
      <ChoiceRow>
        {ASPECTS.map((aspect) => (
          <Choice
            key={aspect}
            type="checkbox"
            checked={aspects.includes(aspect)}
            onClick={(event) => {
              // The last tick must not even flicker off.
              if (aspects.length === 1 && aspects.includes(aspect)) event.preventDefault();
              toggle(aspect);
            }}
          >
            {aspects.includes(aspect) && <Icon name="tick" />}
            {texts.aspects[aspect]}
          </Choice>
        ))}
      </ChoiceRow>
      <div aria-live="polite">{isRefused && <p class="quiet">{texts.start.lastAspect}</p>}</div>
    </ChoiceGroup>
  );
}

const LEVEL_NAMES = { AA: "AA", AAA: "AAA" };

export function SettingsFields(props: SettingsChoiceProps) {
  const { settings, isFixed, onChoose } = props;
  const { texts } = usePanel();
  return (
    <>
      <AspectChoice {...props} />
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
      <ChoiceGroup legend={texts.settings.libraries} isFixed={isFixed}>
        <TickBox
          isOn={settings.ignoresLibraries}
          onChoose={(ignoresLibraries) => onChoose({ ...settings, ignoresLibraries })}
        >
          {texts.settings.librariesIgnored}
        </TickBox>
        <p class="quiet">{texts.settings.librariesText}</p>
      </ChoiceGroup>
      <RuleSettings {...props} />
    </>
  );
}
