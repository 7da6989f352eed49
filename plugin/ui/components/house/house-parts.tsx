import type { ComponentChildren } from "preact";
import type { HouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import type { HouseWord } from "../../../../shared/house-rules/house-rules.ts";
import { textOfValue, VALUE_NAMES } from "../../../../shared/house-rules/value-text.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { usePanel } from "../../state/use-panel.ts";
import { wordDate } from "../../state/word-day.ts";
import { IconButton, QuietButton } from "../basics/buttons.tsx";
import { Folded } from "../basics/layout.tsx";
import styles from "./house.module.css";

/** Why what was written cannot be kept, said at once to whoever listens. */
export function Faults({ faults, id }: { readonly faults: readonly HouseFault[]; readonly id?: string }) {
  const { language, engine } = usePanel();
  return (
    <div id={id} class={styles.faults} aria-live="polite">
      {faults.map((fault, index) => (
        <p key={index}>{engine?.wordHouseFault(fault, language)}</p>
      ))}
    </div>
  );
}

interface HouseLine {
  /** The rule in its own words, then more about it. */
  readonly what: string;
  readonly about: string;
  /** Absent for what the team says, not the file. */
  readonly entry?: HouseEntry;
  /** Absent where it may not be changed. */
  readonly onEdit?: (() => void) | false;
}

interface HouseSectionProps {
  readonly title: string;
  readonly lines?: readonly HouseLine[];
  /** How many rules there are, where lines do not list them. */
  readonly count?: number;
  readonly hint?: string | undefined;
  readonly isOpen?: boolean;
  /** Stands above the lines. */
  readonly children?: ComponentChildren;
  /** The form for more; none where it may only be read. */
  readonly form?: ComponentChildren;
}

/** One kind of house rules: what each says, who wrote it and when, and the ways to change it; with the form for more. */
export function HouseSection(props: HouseSectionProps) {
  const { title, lines, count = lines?.length ?? 0, hint, isOpen = true, children, form } = props;
  const { commands, texts, language } = usePanel();
  const { said, edit, editShort, remove } = texts.house;
  return (
    <Folded title={`${title} (${count})`} isOpen={isOpen}>
      <div class={styles.section}>
        {hint !== undefined && <p class={styles.hint}>{hint}</p>}
        {children}
        {lines && (
          <ul>
            {lines.map(({ what, about, entry, onEdit }, index) => (
              <li key={entry?.id ?? index} class={styles.row}>
                <div class={styles.what}>
                  <p>{what}</p>
                  <p class="quiet">{about}</p>
                  {entry && <p class="quiet">{said(entry.by, wordDate(entry.at, language))}</p>}
                </div>
                {entry && onEdit && (
                  <>
                    <QuietButton label={edit(what)} onClick={onEdit}>
                      {editShort}
                    </QuietButton>
                    <IconButton
                      name="close"
                      label={remove(what)}
                      onClick={() => commands.changeHouse([entry.id], [])}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {form && <div class={styles.form}>{form}</div>}
      </div>
    </Folded>
  );
}

/** Writes on one line which words one stands in place of, and where it holds. */
export function wordAbout({ never = [], where, language, kind }: HouseWord, texts: PanelTexts): string {
  const { places, kinds, not } = texts.house;
  return [
    kind && kinds[kind],
    never.length > 0 && not(never),
    where && where !== "everywhere" && places[where],
    language && texts.language[language],
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The house rules of the team, which are changed in its account. Where the file says otherwise, the file has the last say. */
export function HouseOfTeam() {
  const { state, texts } = usePanel();
  if (!state.teamHouse) return null;
  const { name, rules } = state.teamHouse;
  const { words = [], values = {}, principles = [] } = rules;
  const named = VALUE_NAMES.filter((one) => values[one] !== undefined);
  const lines = [
    ...words.map((word) => ({ what: word.say, about: wordAbout(word, texts) })),
    ...named.map((one) => ({ what: texts.house.names[one], about: textOfValue(one, values) })),
    ...principles.map((one) => ({ what: one.name, about: one.text })),
  ];
  return (
    <HouseSection title={texts.house.team} lines={lines} hint={texts.house.teamText(name)} isOpen={false} />
  );
}
