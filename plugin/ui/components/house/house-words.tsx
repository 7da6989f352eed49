import { useState } from "preact/hooks";
import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { usePanel } from "../../state/use-panel.ts";
import { useHouse } from "../../state/kept/use-house.ts";
import { Button } from "../basics/buttons.tsx";
import { TextArea } from "../basics/fields.tsx";
import type { HouseWord } from "../../../../shared/house-rules/house-rules.ts";
import { Faults, HouseSection, wordAbout } from "./house-parts.tsx";

export function HouseWords() {
  const { entries, canEdit } = useHouse();
  const { commands, texts, engine } = usePanel();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<readonly HouseFault[]>([]);
  /** The entry that is written anew. */
  const [edited, setEdited] = useState<string | null>(null);
  const words = entries.flatMap(({ entry, rules }) => (rules.words ?? []).map((word) => ({ entry, word })));
  const keep = () => {
    if (!engine) return;
    const read = engine.readWords(text);
    setFaults(read.faults);
    if (read.words.length === 0) return;
    const keys = new Set(read.words.map(engine.wordKey));
    const replaced = words.filter(({ entry, word }) => entry.id === edited || keys.has(engine.wordKey(word)));
    commands.changeHouse(
      replaced.map(({ entry }) => entry.id),
      read.words.map((word) => ({ part: "word", written: JSON.stringify(word) })),
    );
    setText(read.left);
    setEdited(null);
  };
  const edit = (id: string, word: HouseWord) => {
    setText(engine?.lineOfWord(word) ?? "");
    setEdited(id);
  };
  return (
    <HouseSection
      title={texts.house.words}
      lines={words.map(({ entry, word }) => ({
        entry,
        what: word.say,
        about: wordAbout(word, texts),
        onEdit: canEdit && (() => edit(entry.id, word)),
      }))}
      hint={words.length === 0 ? texts.house.wordsNone : undefined}
      form={
        canEdit && (
          <>
            <TextArea
              label={texts.house.wordsLabel}
              rows={2}
              placeholder={texts.house.wordsExample}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              says={
                <>
                  <Faults faults={faults} />
                  <p>{texts.house.wordsHint}</p>
                </>
              }
            />
            <Button onClick={keep}>{texts.house.wordsKeep}</Button>
          </>
        )
      }
    />
  );
}
