import { useState } from "preact/hooks";
import { ASPECTS, type Aspect, type Rule } from "../../../../shared/review/rule.ts";
import { theEngine } from "../../when-needed/the-engine.ts";
import { usePanel } from "../../state/panel-context.ts";
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
  const { ruleTexts } = theEngine();
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
          {plain(ruleTexts(rule, language).title)}
        </TickBox>
      ))}
    </fieldset>
  );
}

/** Switches rules off, and on again. */
export function RuleChoice(props: SettingsChoiceProps) {
  const { rules: rulesInUse, texts, language } = usePanel();
  const rules = rulesInUse();
  const { ruleTexts } = theEngine();
  const [sought, setSought] = useState("");
  const known = new Set(rules.map(({ id }) => id));
  const off = props.settings.rulesOff.filter((id) => known.has(id)).length;
  const isSought = (rule: Rule): boolean =>
    ruleTexts(rule, language).title.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <div class={styles.rules}>
      <Folded title={texts.settings.rules(off)}>
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
            rules={rules.filter((rule) => rule.aspect === aspect && isSought(rule))}
          />
        ))}
      </Folded>
    </div>
  );
}
