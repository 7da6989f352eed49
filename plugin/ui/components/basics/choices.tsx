import { Checkbox } from "@create-figma-plugin/ui";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import styles from "./choices.module.css";

interface ChoiceGroupProps {
  readonly legend: string;
  readonly isFixed?: boolean | undefined;
  readonly children: ComponentChildren;
}

export const ChoiceGroup = ({ legend, isFixed = false, children }: ChoiceGroupProps) => (
  <fieldset class={styles.group} disabled={isFixed}>
    <legend class={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** Choices side by side, as many as a line has room for. */
export const ChoiceRow = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.choices}>{children}</div>
);

/** One of several choices, which looks chosen as a whole. */
export const Choice = ({ children, ...input }: JSX.InputHTMLAttributes) => (
  <label class={styles.choice}>
    <input {...input} />
    <span class={styles.face}>{children}</span>
  </label>
);

interface TickBoxProps {
  readonly isOn: boolean;
  readonly onChoose: (isOn: boolean) => void;
  /** True when somebody else has to agree first: until `isOn` says so, the tick stays as it is. */
  readonly isAgreedLater?: boolean;
  readonly children: ComponentChildren;
}

/** Something that is on or off, in words that may run over several lines. */
export const TickBox = ({ isOn, onChoose, isAgreedLater = false, children }: TickBoxProps) => (
  <div class={styles.row}>
    <Checkbox
      value={isOn}
      onValueChange={onChoose}
      onClick={(event) => {
        if (!isAgreedLater) return;
        event.preventDefault();
        onChoose(!isOn);
      }}
    >
      {children}
    </Checkbox>
  </div>
);

interface OneChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Partial<Record<Value, string>>>;
  readonly chosen: Value;
  readonly isFixed?: boolean | undefined;
  readonly onChoose: (value: Value) => void;
}

export function OneChoice<Value extends string | number>(props: OneChoiceProps<Value>) {
  const { legend, values, names, chosen, isFixed, onChoose } = props;
  const group = useId();
  return (
    <ChoiceGroup legend={legend} isFixed={isFixed}>
      <ChoiceRow>
        {values.map((value) => (
          <Choice
            key={value}
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          >
            {names[value]}
          </Choice>
        ))}
      </ChoiceRow>
    </ChoiceGroup>
  );
}
