import { useState } from "preact/hooks";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { HOUSE_LIMITS } from "../../../../shared/house-rules/limits.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { HouseOfFile } from "../../state/kept/use-house.ts";
import { Button } from "../basics/buttons.tsx";
import { Folded } from "../basics/layout.tsx";
import { Faults, HouseRow } from "./house-parts.tsx";
import styles from "./house.module.css";

const NO_FAULTS: readonly HouseFault[] = [];
const NOTHING = { name: "", text: "", id: "" };

/** The principles of the file, and a form for one more. */
export function HousePrinciples({ entries, canEdit, keep }: HouseOfFile) {
  const { texts } = usePanel();
  const [draft, setDraft] = useState(NOTHING);
  const [faults, setFaults] = useState(NO_FAULTS);
  const all = entries.flatMap(({ entry, rules }) => (rules.principles ?? []).map((one) => ({ entry, one })));
  const keepDraft = () => {
    const { id, ...principle } = draft;
    const found = keep({ part: "principle", written: JSON.stringify(principle) }, id === "" ? [] : [id]);
    setFaults(found);
    if (found.length === 0) setDraft(NOTHING);
  };
  return (
    <Folded title={`${texts.house.principles} (${all.length})`} isOpen>
      <div class={styles.section}>
        <p class={styles.hint}>{texts.house.principlesText}</p>
        {all.length === 0 && <p class={styles.hint}>{texts.house.principlesNone}</p>}
        <ul>
          {all.map(({ entry, one }) => (
            <HouseRow
              key={entry.id}
              entry={entry}
              name={one.name}
              {...(canEdit && { onEdit: () => setDraft({ ...one, id: entry.id }) })}
            >
              <p>{one.name}</p>
              <p class={styles.quiet}>{one.text}</p>
            </HouseRow>
          ))}
        </ul>
        {canEdit && (
          <div class={styles.form}>
            <div class={styles.value}>
              <label class={styles.label} for="house-principle-name">
                {texts.house.name}
              </label>
              <input
                type="text"
                id="house-principle-name"
                maxLength={HOUSE_LIMITS.nameLength}
                placeholder={texts.house.nameExample}
                value={draft.name}
                onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
              />
            </div>
            <label class={styles.label} for="house-principle-text">
              {texts.house.sentence}
            </label>
            <textarea
              id="house-principle-text"
              rows={2}
              maxLength={HOUSE_LIMITS.principleLength}
              aria-describedby="house-principle-faults"
              placeholder={texts.house.sentenceExample}
              value={draft.text}
              onInput={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
            />
            <Faults id="house-principle-faults" faults={faults} />
            <Button onClick={keepDraft}>{texts.house.principleKeep}</Button>
          </div>
        )}
      </div>
    </Folded>
  );
}
