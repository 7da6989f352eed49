import type { ReactNode } from "react";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import styles from "./segments.module.css";

interface SegmentsProps<Value extends string> {
  /** Names the fields: one name on a page for each choice. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  /** Null: not known yet. */
  readonly chosen: Value | null;
  readonly words: Readonly<Record<Value, ReactNode>>;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few, side by side. */
export function Segments<Value extends string>({
  name,
  label,
  values,
  chosen,
  words,
  onChoose,
}: SegmentsProps<Value>) {
  const isAlive = useIsAlive();
  return (
    <fieldset className={styles.choices} disabled={!isAlive}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
