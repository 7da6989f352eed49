import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { useDraft } from "../../state/use-draft.ts";
import styles from "./fields.module.css";

interface TextAreaProps extends Omit<JSX.TextareaHTMLAttributes, "label"> {
  readonly label: string;
  /** Stands below it, and is read aloud with it. */
  readonly says: ComponentChildren;
}

/** A text of several lines, with its name. */
export function TextArea({ label, says, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <textarea id={id} aria-describedby={`${id}-says`} {...area} />
      <div id={`${id}-says`} class={styles.says}>
        {says}
      </div>
    </div>
  );
}

interface DraftAreaProps extends TextAreaProps {
  readonly value: string;
  readonly onSave: (text: string) => void;
}

/** A text that is saved by itself, a moment after it was typed. */
export function DraftArea({ value, onSave, ...area }: DraftAreaProps) {
  const draft = useDraft(onSave);
  return (
    <TextArea
      {...area}
      value={draft.text ?? value}
      onInput={(event) => draft.type(event.currentTarget.value)}
      onBlur={draft.flush}
    />
  );
}
