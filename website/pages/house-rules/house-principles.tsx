import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { HOUSE_LIMITS } from "../../../shared/house-rules/limits.ts";
import { Card } from "../../components/card.tsx";
import { EntryList } from "./entry-list.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

function AddPrinciple({ draft }: { readonly draft: HouseDraft }) {
  const { principles: texts } = useHouseTexts();
  const [{ name, text }, setWritten] = useState({ name: "", text: "" });
  const isWhole = name.trim() !== "" && text.trim() !== "";
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        draft.put("principles", name.trim().toLowerCase(), { name: name.trim(), text: text.trim() });
        setWritten({ name: "", text: "" });
      }}
    >
      <TextInput
        label={texts.name}
        maxLength={HOUSE_LIMITS.nameLength}
        value={name}
        onChange={({ currentTarget }) => setWritten({ name: currentTarget.value, text })}
      />
      <Textarea
        label={texts.rule}
        placeholder={texts.example}
        rows={2}
        maxLength={HOUSE_LIMITS.principleLength}
        value={text}
        onChange={({ currentTarget }) => setWritten({ name, text: currentTarget.value })}
      />
      <Button type="submit" variant="default" disabled={!isWhole}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** The principles of the house. */
export function HousePrinciples({ draft }: { readonly draft: HouseDraft }) {
  const { principles: texts } = useHouseTexts();
  const all = [...draft.parts.principles];
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      {all.length === 0 && <p className="quiet">{texts.none}</p>}
      <EntryList
        draft={draft}
        part="principles"
        entries={all.map(([key, { name, text }]) => ({
          key,
          name,
          shown: (
            <>
              <strong>{name}</strong>
              <p>{text}</p>
            </>
          ),
        }))}
      />
      {draft.canEdit && <AddPrinciple draft={draft} />}
    </Card>
  );
}
