import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { RULE_CHOICES } from "../../../shared/house-rules/limits.ts";
import { Card } from "../../components/card.tsx";
import { EntryList } from "./entry-list.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";
import { useRuleTitles } from "./use-rule-titles.ts";

type Choice = (typeof RULE_CHOICES)[number];

function ChooseRule({
  draft,
  titles,
}: {
  readonly draft: HouseDraft;
  readonly titles: ReadonlyMap<string, string>;
}) {
  const { rules: texts } = useHouseTexts();
  const [id, setId] = useState("");
  const [choice, setChoice] = useState<Choice>("off");
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.put("rules", id, choice);
        setId("");
      }}
    >
      <div className={styles.fields}>
        <NativeSelect
          label={texts.rule}
          value={id}
          data={[
            { value: "", label: texts.choose },
            ...[...titles].map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
        <NativeSelect
          label={texts.how}
          value={choice}
          data={RULE_CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
          onChange={({ currentTarget }) => setChoice(currentTarget.value as Choice)}
        />
      </div>
      <Button type="submit" variant="default" disabled={id === ""}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** The rules of ours that the house switches off, or weighs otherwise. */
export function HouseChoices({ draft }: { readonly draft: HouseDraft }) {
  const { rules: texts } = useHouseTexts();
  const titles = useRuleTitles();
  const all = Object.entries(draft.rules.rules ?? {});
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      {all.length === 0 && <p className="quiet">{texts.none}</p>}
      <EntryList
        draft={draft}
        part="rules"
        entries={all.map(([id, choice]) => ({
          key: id,
          name: titles.get(id) ?? id,
          shown: (
            <>
              <strong>{titles.get(id) ?? id}</strong>
              <p>{texts.choices[choice]}</p>
            </>
          ),
        }))}
      />
      {draft.canEdit && <ChooseRule draft={draft} titles={titles} />}
    </Card>
  );
}
