import { useEffect, useRef } from "react";
import { Check } from "./success-card.tsx";
import styles from "./sent-note.module.css";

interface SentNoteProps {
  /** How many times it was sent since the page opened. */
  readonly times: number;
  readonly children: string;
}

/** Says over a form that it was sent. Who sent it looks there, and so does the keyboard. */
export function SentNote({ times, children }: SentNoteProps) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  if (times === 0) return null;
  return (
    <output ref={ref} tabIndex={-1} className={styles.note}>
      <Check />
      {children}
    </output>
  );
}
