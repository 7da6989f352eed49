import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  textOfValue,
  VALUE_FIELDS,
  valueFrom,
  type ValueName,
} from "../../../shared/house-rules/value-text.ts";
import { Card } from "../../components/card.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

interface ValueFieldProps {
  readonly name: ValueName;
  readonly draft: HouseDraft;
}

function ValueField({ name, draft }: ValueFieldProps) {
  const { values: texts } = useHouseTexts();
  const [text, setText] = useState(() => textOfValue(name, draft.rules.values ?? {}));
  const field = VALUE_FIELDS[name];
  const write = (written: string): void => {
    setText(written);
    draft.put("values", name, written.trim() === "" ? undefined : valueFrom(name, written));
  };
  const props = { label: texts.names[name], value: text, disabled: !draft.canEdit };
  if (typeof field === "object")
    return (
      <NativeSelect
        {...props}
        data={[
          { value: "", label: texts.open },
          ...field.map((value) => ({ value, label: texts.cases[value] ?? value })),
        ]}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...props}
      placeholder={texts.open}
      {...(field === "number" ? { inputMode: "decimal" } : {})}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

/** The values by what they are about: twelve fields in one row of columns would be none's to read. */
const GROUPS = {
  sizes: ["fontSizes", "fontWeights", "radii", "gaps", "minTarget"],
  colors: ["colors", "minContrast"],
  writing: ["buttonCase", "headingCase", "dates", "times", "amounts"],
} as const satisfies Readonly<Record<string, readonly ValueName[]>>;

const GROUP_NAMES = ["sizes", "colors", "writing"] as const satisfies readonly (keyof typeof GROUPS)[];

/** The values of the house. */
export function HouseValues({ draft }: { readonly draft: HouseDraft }) {
  const { values: texts } = useHouseTexts();
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      {GROUP_NAMES.map((group) => (
        <section key={group} className={styles.group}>
          <h3>{texts.groups[group].heading}</h3>
          {texts.groups[group].hint && <p className="quiet">{texts.groups[group].hint}</p>}
          <div className={styles.fields}>
            {GROUPS[group].map((name) => (
              <ValueField key={`${name} ${draft.revision}`} name={name} draft={draft} />
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}
