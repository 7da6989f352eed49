import { useState } from "preact/hooks";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { HouseOfFile } from "../../state/kept/use-house.ts";
import { Button } from "../basics/buttons.tsx";
import { Folded } from "../basics/layout.tsx";
import { Faults, HouseRow, wordAbout } from "./house-parts.tsx";
import styles from "./house.module.css";

const NO_FAULTS: readonly HouseFault[] = [];

/** The words of the file, and a field to paste more. */
export function HouseWords({ entries, canEdit }: HouseOfFile) {
  const { commands, texts, engine } = usePanel();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState(NO_FAULTS);
  /** The entry that is written anew. */
  const [edited, setEdited] = useState<string | null>(null);
  const words = entries.flatMap(({ entry, rules }) => (rules.words ?? []).map((word) => ({ entry, word })));
  const keep = () => {
    if (!engine) return;
    const read = engine.readWords(text);
    setFaults(read.faults);
    if (read.faults.length > 0 || read.words.length === 0) return;
    const keys = new Set(read.words.map(engine.wordKey));
    const replaced = words.filter(({ entry, word }) => entry.id === edited || keys.has(engine.wordKey(word)));
    commands.changeHouse(
      replaced.map(({ entry }) => entry.id),
      read.words.map((word) => ({ part: "word", written: JSON.stringify(word) })),
    );
    setText("");
    setEdited(null);
  };
  return (
    <Folded title={`${texts.house.words} (${words.length})`} isOpen>
      <div class={styles.section}>
        {words.length === 0 && <p class={styles.hint}>{texts.house.wordsNone}</p>}
        <ul>
          {words.map(({ entry, word }) => (
            <HouseRow
              key={entry.id}
              entry={entry}
              name={word.say}
              {...(canEdit &&
                engine && {
                  onEdit: () => {
                    setText(engine.lineOfWord(word));
                    setEdited(entry.id);
                  },
                })}
            >
              <p>{word.say}</p>
              <p class={styles.quiet}>{wordAbout(word, texts)}</p>
            </HouseRow>
          ))}
        </ul>
        {canEdit && (
          <div class={styles.form}>
            <label class={styles.label} for="house-words">
              {texts.house.wordsLabel}
            </label>
            <textarea
              id="house-words"
              rows={2}
              aria-describedby="house-words-hint house-words-faults"
              placeholder={texts.house.wordsExample}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Faults id="house-words-faults" faults={faults} />
            <p id="house-words-hint" class={styles.quiet}>
              {texts.house.wordsHint}
            </p>
            <Button onClick={keep}>{texts.house.wordsKeep}</Button>
          </div>
        )}
      </div>
    </Folded>
  );
}
