import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { HouseParts } from "../../../shared/house-rules/house-parts.ts";
import styles from "./house-rules.module.css";
import type { HouseDraft } from "./use-house-draft.ts";
import { useHouseTexts } from "./use-house-texts.ts";

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly shown: ReactNode;
}

interface EntryListProps {
  readonly draft: HouseDraft;
  /** The part of the rules that they are entries of. */
  readonly part: keyof HouseParts;
  readonly entries: readonly Entry[];
}

/** Entries of one part of house rules, each with the button that takes it away from who may. */
export function EntryList({ draft, part, entries }: EntryListProps) {
  const texts = useHouseTexts();
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, name, shown }) => (
        <li key={key}>
          <div className={styles.entry}>{shown}</div>
          {draft.canEdit && (
            <CloseButton
              aria-label={texts.remove({ name })}
              onClick={() => draft.put(part, key, undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
