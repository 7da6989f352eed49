import type { ComponentChildren } from "preact";
import type { HouseEntry } from "../../../../shared/house-rules/house-entry.ts";
import { wordDate } from "../../state/word-day.ts";
import { usePanel } from "../../state/panel-context.ts";
import { IconButton } from "../basics/buttons/icon-button.tsx";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import styles from "./house.module.css";

interface HouseRowProps {
  readonly entry: HouseEntry;
  readonly name: string;
  readonly children: ComponentChildren;
  /** Absent where it may not be changed. */
  readonly onEdit?: (() => void) | undefined;
}

/** One house rule: what it says, who wrote it and when, and the ways to change it. */
export function HouseRow({ entry: { id, by, at }, name, children, onEdit }: HouseRowProps) {
  const { commands, texts, language } = usePanel();
  return (
    <li class={styles.row}>
      <div class={styles.what}>
        {children}
        <p class={styles.quiet}>{texts.house.said(by, wordDate(at, language))}</p>
      </div>
      {onEdit && (
        <>
          <QuietButton label={texts.house.edit(name)} onClick={onEdit}>
            {texts.house.editShort}
          </QuietButton>
          <IconButton
            name="close"
            label={texts.house.remove(name)}
            onClick={() => commands.changeHouse([id], [])}
          />
        </>
      )}
    </li>
  );
}
