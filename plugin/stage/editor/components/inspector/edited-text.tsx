import { useId } from "preact/compat";
import styles from "./edited-text.module.css";

interface EditedTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; each letter is told at once. */
export function EditedText({ label, value, onChange }: EditedTextProps) {
  const id = useId();
  return (
    <div className={styles.area}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
