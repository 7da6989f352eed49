import { groupBy } from "../../../../shared/group-by.ts";
import { RULE_CHOICES } from "../../../../shared/house-rules/limits.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import { useState } from "preact/hooks";
import type { Rule } from "../../../../shared/review/rule.ts";
import { usePanel } from "../../state/use-panel.ts";
import { NoEngine } from "../frame/failures.tsx";
import { Folded } from "../basics/layout.tsx";
import styles from "./settings-fields.module.css";
import type { ReviewSettings } from "../../../protocol/messages.ts";

export interface SettingsChoiceProps {
  readonly settings: ReviewSettings;
  /** They can be read, but not changed. */
  readonly isFixed?: boolean;
  readonly onChoose: (settings: ReviewSettings) => void;
}

/** Where a title has a place for what was found, a rule has nothing to put there. */
const plain = (title: string): string => title.replace(/\{\w+\}/g, "…");

/** All names under which a rule is met in a list of findings: its own, and those of its kinds. */
const namesOf = ({ says }: Rule, language: Language): readonly string[] => {
  const { title, kinds = {} } = says[language];
  return [...new Set([title, ...Object.values(kinds).map((kind) => kind.title ?? title)])].map(plain);
};

/** Switches a rule off, or lets it weigh more or less. What is not chosen is as Regard, or the team, has it. */
function RuleRow({ rule, settings, isFixed, onChoose }: SettingsChoiceProps & { readonly rule: Rule }) {
  const { state, texts, language } = usePanel();
  const { id } = rule;
  const [name, ...kinds] = namesOf(rule, language);
  const { ruleChoices } = texts.settings;
  const ofTeam = state.teamHouse?.rules.rules?.[id];
  const choose = (value: string) => {
    const { [id]: _, ...others } = settings.rules;
    const choice = RULE_CHOICES.find((one) => one === value);
    onChoose({ ...settings, rules: choice ? { ...others, [id]: choice } : others });
  };
  return (
    <>
      <label class={styles.rule}>
        {name}
        <select
          disabled={isFixed}
          value={settings.rules[id] ?? ""}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{ofTeam ? texts.settings.ofTeam(ruleChoices[ofTeam]) : ruleChoices.usual}</option>
          {RULE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {ruleChoices[choice]}
            </option>
          ))}
        </select>
      </label>
      {kinds.length > 0 && <p class={styles.kinds}>{kinds.join(" · ")}</p>}
    </>
  );
}

export function RuleSettings(props: SettingsChoiceProps) {
  const { texts, language, engine, engineFailure } = usePanel();
  const { settings: says } = texts;
  const [sought, setSought] = useState("");
  // A rule that is changed now stays where it is.
  const [changed] = useState(() => new Set(Object.keys(props.settings.rules)));
  const words = sought.trim().toLowerCase();
  const wanted = (engine?.RULES ?? [])
    .filter((rule) => namesOf(rule, language).some((name) => name.toLowerCase().includes(words)))
    .toSorted((a, b) => Number(changed.has(b.id)) - Number(changed.has(a.id)));
  const groups = groupBy(wanted, ({ id, aspect }) => (changed.has(id) ? "changed" : aspect));
  return (
    <div class={styles.rules}>
      <Folded title={says.rules(Object.keys(props.settings.rules).length)}>
        {engine && (
          <>
            <p class="quiet">{says.rulesText}</p>
            <input
              type="search"
              class={styles.search}
              aria-label={says.ruleSearch}
              placeholder={says.ruleSearch}
              value={sought}
              onInput={(event) => setSought(event.currentTarget.value)}
            />
            {[...groups].map(([group, rules]) => (
              <fieldset key={group} class={styles.group}>
                <legend class={styles.aspect}>
                  {group === "changed" ? says.changed : texts.aspects[group]}
                </legend>
                {rules.map((rule) => (
                  <RuleRow key={rule.id} {...props} rule={rule} />
                ))}
              </fieldset>
            ))}
            <p class="quiet" aria-live="polite">
              {wanted.length === 0 && says.ruleNotFound}
            </p>
          </>
        )}
        {engineFailure && <NoEngine />}
      </Folded>
    </div>
  );
}
