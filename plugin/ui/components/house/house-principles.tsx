import { useState } from "preact/hooks";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { HOUSE_LIMITS } from "../../../../shared/house-rules/limits.ts";
import { usePanel } from "../../state/use-panel.ts";
import { useHouse } from "../../state/kept/use-house.ts";
import { Button } from "../basics/buttons.tsx";
import { TextArea } from "../basics/fields.tsx";
import { Faults, HouseSection } from "./house-parts.tsx";
import styles from "./house.module.css";

const NOTHING = { name: "", text: "", id: "" };

export function HousePrinciples() {
  const { entries, canEdit, keep } = useHouse();
  const { texts } = usePanel();
  const [draft, setDraft] = useState(NOTHING);
  const [faults, setFaults] = useState<readonly HouseFault[]>([]);
  const all = entries.flatMap(({ entry, rules }) => (rules.principles ?? []).map((one) => ({ entry, one })));
  const keepDraft = () => {
    const { id, ...principle } = draft;
    const found = keep({ part: "principle", written: JSON.stringify(principle) }, id === "" ? [] : [id]);
    setFaults(found);
    if (found.length === 0) setDraft(NOTHING);
  };
  return (
    <HouseSection
      title={texts.house.principles}
      lines={all.map(({ entry, one }) => ({
        entry,
        what: one.name,
        about: one.text,
        onEdit: canEdit && (() => setDraft({ ...one, id: entry.id })),
      }))}
      hint={texts.house.principlesText}
      form={
        canEdit && (
          <>
            <div class={styles.value}>
              <label class="strong" for="house-principle-name">
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
            <TextArea
              label={texts.house.sentence}
              rows={2}
              maxLength={HOUSE_LIMITS.principleLength}
              placeholder={texts.house.sentenceExample}
              value={draft.text}
              onInput={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
              says={<Faults faults={faults} />}
            />
            <Button onClick={keepDraft}>{texts.house.principleKeep}</Button>
          </>
        )
      }
    >
      {all.length === 0 && <p class={styles.hint}>{texts.house.principlesNone}</p>}
    </HouseSection>
  );
}
