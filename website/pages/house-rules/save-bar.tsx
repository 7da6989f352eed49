import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import {
  readTeamHouseRules,
  saveTeamHouseRules,
  type TeamHouseRules,
} from "../../../shared/api/endpoints/house-rules.ts";
import { hasCode } from "../../../shared/api/errors.ts";
import { type HouseFault, wordHouseFault } from "../../../shared/house-rules/faults.ts";
import { readHouseRules } from "../../../shared/house-rules/read-house-rules.ts";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { showToast } from "../../components/toasts/toast.ts";
import { useLanguage } from "../../language/use-language.ts";
import { api } from "../../session/api.ts";
import { useTeamFailure } from "../team/use-team-failure.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

interface SaveBarProps {
  readonly draft: HouseDraft;
  readonly saved: TeamHouseRules;
  /** The team has this version now; the draft goes on from it when it is given another one. */
  readonly onSaved: (now: TeamHouseRules) => void;
}

/** A page that is left with changes asks first, in the browser's own words. */
function useWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOpen]);
}

/** The changes, and the buttons that save or drop them. */
export function SaveBar({ draft, saved, onSaved }: SaveBarProps) {
  const texts = useHouseTexts();
  const language = useLanguage();
  const failureOf = useTeamFailure();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The version to put this in the place of: another tab may have saved one meanwhile.
  const [version, setVersion] = useState(saved.version);
  useWarning(draft.changes.length > 0);
  const { faults = [] } = readHouseRules(draft.rules);
  const labels: Readonly<Record<string, string>> = texts.values.names;
  const wordFault = ({ field, ...fault }: HouseFault): string => {
    const label = field.replace(
      /^values\.(\w+)(?:\[\d+\].*)?$/u,
      (whole, name: string) => labels[name] ?? whole,
    );
    return wordHouseFault({ ...fault, field: label }, language);
  };

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await api.call(saveTeamHouseRules, { body: { version, rules: draft.rules } });
      showToast({ color: "green", message: texts.save.done });
      onSaved(await api.call(readTeamHouseRules, { query: {} }));
    } catch (error) {
      const isLate = hasCode(error, "house_rules_changed");
      setFailure(failureOf(error));
      if (isLate) setVersion((await api.call(readTeamHouseRules, { query: {} }).catch(() => saved)).version);
    }
    setIsBusy(false);
  };

  if (draft.changes.length === 0) return null;
  return (
    <section className={styles.save} data-on-screen aria-label={texts.save.open}>
      <p>{texts.save.open}</p>
      <ChangeList changes={draft.changes} />
      {faults.length > 0 && (
        <div role="alert">
          <p>{texts.save.faults}</p>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{wordFault(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      {failure && <FailureAlert>{failure}</FailureAlert>}
      <div className={styles.actions}>
        <Button loading={isBusy} disabled={faults.length > 0} onClick={() => void save()}>
          {texts.save.save}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => draft.replace(saved.rules ?? { version: 1 })}
        >
          {texts.save.discard}
        </Button>
      </div>
    </section>
  );
}
