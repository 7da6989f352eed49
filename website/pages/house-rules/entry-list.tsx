import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./house-rules.module.css";
import { useHouseTexts } from "./use-house-texts.ts";

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly shown: ReactNode;
}

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** Takes one away; null for those who read. */
  readonly onRemove: ((key: string) => void) | null;
}

/** Entries of one part of house rules, each with the button that takes it away. */
export function EntryList({ entries, onRemove }: EntryListProps) {
  const texts = useHouseTexts();
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, name, shown }) => (
        <li key={key}>
          <div className={styles.entry}>{shown}</div>
          {onRemove && <CloseButton aria-label={texts.remove({ name })} onClick={() => onRemove(key)} />}
        </li>
      ))}
    </ul>
  );
}
