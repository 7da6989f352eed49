import { type KeyboardEvent, useState } from "preact/compat";
import styles from "./inspector.module.css";

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Keeps typed text as a draft until the visitor leaves the field or presses Enter; Escape gives it up. */
function useDraft(value: string, commit: (draft: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const finish = () => {
    if (draft !== null && draft !== value) commit(draft);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") finish();
    if (event.key === "Escape") setDraft(null);
  };
  return { draft: draft ?? value, setDraft, finish, onKeyDown };
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text. */
export function TextField({ label, value, onChange }: TextFieldProps) {
  const { draft, setDraft, finish, onKeyDown } = useDraft(
    value,
    (text) => text.trim() && onChange(text.trim()),
  );
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
        spellcheck={false}
      />
    </label>
  );
}

interface NumberFieldProps {
  readonly sign: string;
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly isWide?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number; arrow keys count up and down. */
export function NumberField({
  sign,
  label,
  value,
  min = -1e6,
  max = 1e6,
  unit,
  isWide,
  onChange,
}: NumberFieldProps) {
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const { draft, setDraft, finish, onKeyDown } = useDraft(round(value), (text) => {
    const number = Number(text.replace(",", ".").replace(/[^\d.-]/g, ""));
    if (text.trim() && Number.isFinite(number)) onChange(clamp(number));
  });
  const onKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return onKeyDown(event);
    event.preventDefault();
    setDraft(null);
    onChange(clamp(value + step * (event.shiftKey ? 10 : 1)));
  };
  return (
    <label className={isWide ? styles.field : styles.short}>
      <span className={styles.label}>{sign}</span>
      <input
        aria-label={label}
        inputMode="decimal"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={onKeys}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Yes or no. */
export function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
