import { Button } from "@mantine/core";
import { useState } from "react";
import { wordHouseFault } from "../../../shared/house-rules/faults.ts";
import { HOUSE_RULES_SCHEMA_PATH } from "../../../shared/house-rules/house-rules.ts";
import { readHouseRulesText } from "../../../shared/house-rules/read-house-rules.ts";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { Card } from "../../components/card.tsx";
import { saveFile } from "../../components/save-file.ts";
import { showToast } from "../../components/toasts/toast.ts";
import { useLanguage } from "../../language/use-language.ts";
import { FileButton } from "./file-button.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

const FILE = "regard.config.json";

/** The rules as a file: taken along by everybody, opened by who may change them. */
export function HouseFile({ draft }: { readonly draft: HouseDraft }) {
  const { file: texts } = useHouseTexts();
  const language = useLanguage();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const download = (): void => {
    const whole = { $schema: location.origin + HOUSE_RULES_SCHEMA_PATH, ...draft.rules };
    saveFile(new Blob([`${JSON.stringify(whole, null, 2)}\n`], { type: "application/json" }), FILE);
  };
  const open = (text: string): void => {
    const { rules, faults: found = [] } = readHouseRulesText(text);
    setFaults(found.map((fault) => wordHouseFault(fault, language)));
    if (!rules) return;
    const { $schema: _, ...own } = rules;
    draft.replace(own);
    showToast({ color: "blue", message: texts.opened });
  };
  return (
    <Card heading={texts.heading}>
      <p>{texts.text}</p>
      {faults.length > 0 && <FailureAlert>{faults.join(" ")}</FailureAlert>}
      <div className={styles.actions}>
        <Button variant="default" onClick={download}>
          {texts.download}
        </Button>
        {draft.canEdit && <FileButton label={texts.open} accept=".json,application/json" onRead={open} />}
      </div>
    </Card>
  );
}
