import styles from "./choice.module.css";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly (T | null)[];
  readonly chosen: T | null;
  readonly nameOf: (option: T | null) => string;
  readonly onChoose: (option: T | null) => void;
}

/** One of a few, or all of them (null), chosen by a row of buttons. */
export function Choice<T extends string>({ label, options, chosen, nameOf, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option ?? "all"}
          type="button"
          aria-pressed={chosen === option}
          onClick={() => onChoose(option)}
        >
          {nameOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
