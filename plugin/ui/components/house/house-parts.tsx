import type { ComponentChildren } from "preact";
import type { HouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import { wordDate } from "../../state/word-day.ts";
import { usePanel } from "../../state/panel-context.ts";
import { IconButton, QuietButton } from "../basics/buttons.tsx";
import styles from "./house.module.css";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import type { HouseWord } from "../../../../shared/house-rules/house-rules.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { textOfValue, VALUE_NAMES } from "../../../../shared/house-rules/value-text.ts";
import { Folded } from "../basics/layout.tsx";

/** The house rules of the team, which are changed in its account. Where the file says otherwise, the file has the last say. */
export function HouseOfTeam() {
  const { state, texts } = usePanel();
  if (!state.teamHouse) return null;
  const { name, rules } = state.teamHouse;
  const { words = [], values = {}, principles = [] } = rules;
  const named = VALUE_NAMES.filter((one) => values[one] !== undefined);
  const lines = [
    ...words.map((word) => [word.say, wordAbout(word, texts)] as const),
    ...named.map((one) => [texts.house.names[one], textOfValue(one, values)] as const),
    ...principles.map((one) => [one.name, one.text] as const),
  ];
  return (
    <Folded title={`${texts.house.team} (${lines.length})`}>
      <div class={styles.section}>
        <p class={styles.hint}>{texts.house.teamText(name)}</p>
        <ul>
          {lines.map(([what, about], index) => (
            <li key={index} class={styles.row}>
              <div class={styles.what}>
                <p>{what}</p>
                <p class={styles.quiet}>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Folded>
  );
}

/** Writes on one line which words one stands in place of, and where it holds. */
export function wordAbout({ never = [], where, language, kind }: HouseWord, texts: PanelTexts): string {
  const { places, kinds, not } = texts.house;
  return [
    kind ? kinds[kind] : "",
    never.length > 0 ? not(never) : "",
    where && where !== "everywhere" ? places[where] : "",
    language ? texts.language[language] : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

interface FaultsProps {
  readonly faults: readonly HouseFault[];
  readonly id: string;
}

/** Why what was written cannot be kept, said at once to whoever listens. */
export function Faults({ faults, id }: FaultsProps) {
  const { language, engine } = usePanel();
  return (
    <div id={id} class={styles.faults} aria-live="polite">
      {faults.map((fault, index) => (
        <p key={index}>{engine?.wordHouseFault(fault, language)}</p>
      ))}
    </div>
  );
}

interface HouseRowProps {
  readonly entry: HouseEntry;
  readonly name: string;
  readonly children: ComponentChildren;
  /** Absent where it may not be changed. */
  readonly onEdit?: (() => void) | undefined;
}

/** One house rule: what it says, who wrote it and when, and the ways to change it. */
export function HouseRow({ entry: { id, by, at }, name, children, onEdit }: HouseRowProps) {
  const { commands, texts, language } = usePanel();
  return (
    <li class={styles.row}>
      <div class={styles.what}>
        {children}
        <p class={styles.quiet}>{texts.house.said(by, wordDate(at, language))}</p>
      </div>
      {onEdit && (
        <>
          <QuietButton label={texts.house.edit(name)} onClick={onEdit}>
            {texts.house.editShort}
          </QuietButton>
          <IconButton
            name="close"
            label={texts.house.remove(name)}
            onClick={() => commands.changeHouse([id], [])}
          />
        </>
      )}
    </li>
  );
}
