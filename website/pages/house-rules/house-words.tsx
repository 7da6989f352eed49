import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { type HouseFault, wordHouseFault } from "../../../shared/house-rules/faults.ts";
import type { HouseWord } from "../../../shared/house-rules/house-rules.ts";
import { WORD_PLACES } from "../../../shared/house-rules/limits.ts";
import { readWords } from "../../../shared/house-rules/read-words.ts";
import { wordKey } from "../../../shared/house-rules/word-key.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../shared/i18n/language.ts";
import { Card } from "../../components/card.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { EntryList } from "./entry-list.tsx";
import { FileButton } from "./file-button.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

/** So many words are shown at once; more of them are found by a part of them. */
const MOST_SHOWN = 30;

/** One word: what is never said, what is, and where. */
function WordView({
  word: { say, never = [], where, language, kind = "say" },
}: {
  readonly word: HouseWord;
}) {
  const { words } = useHouseTexts();
  const notes = [
    words.kinds[kind],
    where && where !== "everywhere" ? words.places[where] : "",
    language ? LANGUAGE_NAMES[language] : "",
  ].filter((note) => note !== "");
  return (
    <>
      {never.length > 0 && <span className={styles.never}>{never.join(", ")}</span>}
      {never.length > 0 && " → "}
      <strong>{say}</strong>
      {notes.length > 0 && <p>{notes.join(" · ")}</p>}
    </>
  );
}

const matches = ({ say, never = [] }: HouseWord, part: string): boolean =>
  [say, ...never].some((one) => one.toLowerCase().includes(part.toLowerCase()));

/** Takes words that somebody pasted or has in a file. */
function AddWords({ draft }: { readonly draft: HouseDraft }) {
  const { words: texts } = useHouseTexts();
  const language = useLanguage();
  const [pasted, setPasted] = useState("");
  const [where, setWhere] = useState<string>("everywhere");
  const [spoken, setSpoken] = useState<string>("");
  const [faults, setFaults] = useState<readonly HouseFault[]>([]);
  const take = (text: string): void => {
    const read = readWords(text);
    for (const word of read.words) {
      const given = { ...(where !== "everywhere" && { where }), ...(spoken !== "" && { language: spoken }) };
      const whole = { ...given, ...word } as HouseWord;
      draft.put("words", wordKey(whole), whole);
    }
    setFaults(read.faults);
    setPasted(read.left);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take(pasted);
      }}
    >
      <Textarea
        label={texts.add}
        description={texts.addHint}
        rows={3}
        value={pasted}
        error={
          faults.length > 0 &&
          faults.map((fault) => <span key={JSON.stringify(fault)}>{wordHouseFault(fault, language)} </span>)
        }
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <div className={styles.fields}>
        <NativeSelect
          label={texts.where}
          value={where}
          data={WORD_PLACES.map((value) => ({ value, label: texts.places[value] }))}
          onChange={({ currentTarget }) => setWhere(currentTarget.value)}
        />
        <NativeSelect
          label={texts.language}
          value={spoken}
          data={[
            { value: "", label: texts.anyLanguage },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChange={({ currentTarget }) => setSpoken(currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="default" disabled={pasted.trim() === ""}>
          {texts.submit}
        </Button>
        <FileButton label={texts.file} accept=".csv,.tsv,.txt,text/csv,text/plain" onRead={take} />
      </div>
    </form>
  );
}

/** The words of the house. */
export function HouseWords({ draft }: { readonly draft: HouseDraft }) {
  const { words: texts } = useHouseTexts();
  const [part, setPart] = useState("");
  const all = [...draft.parts.words];
  const found = all.filter(([, word]) => matches(word, part));
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      {all.length > MOST_SHOWN && (
        <TextInput
          type="search"
          label={texts.filter}
          value={part}
          onChange={({ currentTarget }) => setPart(currentTarget.value)}
        />
      )}
      <p className="quiet">{all.length === 0 ? texts.none : texts.count({ count: found.length })}</p>
      <EntryList
        draft={draft}
        part="words"
        entries={shown.map(([key, word]) => ({ key, name: word.say, shown: <WordView word={word} /> }))}
      />
      {found.length > shown.length && (
        <p className="quiet">{texts.more({ count: found.length - shown.length })}</p>
      )}
      {draft.canEdit && <AddWords draft={draft} />}
    </Card>
  );
}
