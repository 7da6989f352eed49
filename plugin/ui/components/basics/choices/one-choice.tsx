import { useId } from "preact/hooks";
import styles from "./choice.module.css";

interface OneChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly isFixed?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Chooses one of a few. */
export function OneChoice<Value extends string>({
  legend,
  values,
  names,
  chosen,
  isFixed = false,
  onChoose,
}: OneChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset class={styles.group} disabled={isFixed}>
      <legend class={styles.legend}>{legend}</legend>
      <div class={styles.choices}>
        {values.map((value) => (
          <label key={value} class={styles.choice}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            <span class={styles.face}>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
