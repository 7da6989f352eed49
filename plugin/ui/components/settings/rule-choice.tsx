import { useState } from "preact/hooks";
import { ASPECTS, type Aspect, type Rule } from "../../../../shared/review/rule.ts";
import type { Engine } from "../../engine/the-engine.ts";
import { usePanel } from "../../state/panel-context.ts";
import { NoEngine } from "../frame/no-engine.tsx";
import { Folded } from "../basics/layout/folded.tsx";
import { TickBox } from "../basics/choices/tick-box.tsx";
import type { SettingsChoiceProps } from "./settings-choice.ts";
import styles from "./settings-fields.module.css";

/** Where a title has a place for what was found, a rule has nothing to put there. */
const plain = (title: string): string => title.replace(/\{\w+\}/g, "…");

interface RulesOfProps extends SettingsChoiceProps {
  readonly aspect: Aspect;
  readonly rules: readonly Rule[];
}

function RulesOf({ aspect, rules, settings, isFixed = false, onChoose }: RulesOfProps) {
  const { texts, language } = usePanel();
  const { rulesOff } = settings;
  if (rules.length === 0) return null;
  const toggle = (id: string, isOn: boolean) => {
    const others = rulesOff.filter((one) => one !== id);
    onChoose({ ...settings, rulesOff: isOn ? others : [...others, id] });
  };
  return (
    <fieldset class={styles.group} disabled={isFixed}>
      <legend class={styles.aspect}>{texts.aspects[aspect]}</legend>
      {rules.map((rule) => (
        <TickBox key={rule.id} isOn={!rulesOff.includes(rule.id)} onChoose={(isOn) => toggle(rule.id, isOn)}>
          {plain(rule.says[language].title)}
        </TickBox>
      ))}
    </fieldset>
  );
}

function AllRules({ engine, ...props }: SettingsChoiceProps & { readonly engine: Engine }) {
  const { texts, language } = usePanel();
  const [sought, setSought] = useState("");
  const isSought = (rule: Rule): boolean =>
    rule.says[language].title.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <>
      <p class={styles.hint}>{texts.settings.rulesText}</p>
      <input
        type="search"
        class={styles.search}
        aria-label={texts.settings.ruleSearch}
        placeholder={texts.settings.ruleSearch}
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {ASPECTS.map((aspect) => (
        <RulesOf
          key={aspect}
          {...props}
          aspect={aspect}
          rules={engine.RULES.filter((rule) => rule.aspect === aspect && isSought(rule))}
        />
      ))}
    </>
  );
}

/** Number of the rules that are switched off; those that the engine does not know any more do not count. */
function countOff(rulesOff: readonly string[], engine: Engine | null): number {
  const known = new Set(engine?.RULES.map(({ id }) => id));
  return rulesOff.filter((id) => !engine || known.has(id)).length;
}

/** Switches rules off, and on again. */
export function RuleChoice(props: SettingsChoiceProps) {
  const { texts, engine, engineFailure } = usePanel();
  return (
    <div class={styles.rules}>
      <Folded title={texts.settings.rules(countOff(props.settings.rulesOff, engine))}>
        {engine && <AllRules {...props} engine={engine} />}
        {engineFailure && <NoEngine />}
      </Folded>
    </div>
  );
}
