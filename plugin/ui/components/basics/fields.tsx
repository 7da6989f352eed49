import type { ComponentChildren, JSX } from "preact";
import { useId, useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import styles from "./fields.module.css";

const PAUSE_MS = 600;

/** A text that is being typed, until it is saved. */
interface Draft {
  /** Null while nothing is left to save. */
  readonly text: string | null;
  readonly type: (text: string) => void;
  /** Saves now instead of after a pause. */
  readonly flush: () => void;
}

/** Keeps what is being typed, and saves it after a pause, when asked to, or when the field goes away. */
function useDraft(save: (text: string) => void): Draft {
  const [text, setText] = useState<string | null>(null);
  const saveRef = useRef(() => {});
  useLayoutEffect(() => {
    saveRef.current = () => {
      if (text !== null) save(text);
    };
  });
  const flush = useCallback(() => {
    saveRef.current();
    setText(null);
  }, []);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, flush]);
  useEffect(() => () => saveRef.current(), []);
  return { text, type: setText, flush };
}

interface TextAreaProps extends Omit<JSX.TextareaHTMLAttributes, "label"> {
  readonly label: string;
  /** Stands below it, and is read aloud with it. */
  readonly says?: ComponentChildren;
}

/** A text of several lines, with its name. */
export function TextArea({ label, says, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label class={styles.label} for={id}>
        {label}
      </label>
      <textarea id={id} aria-describedby={says ? `${id}-says` : undefined} {...area} />
      {says && (
        <div id={`${id}-says`} class={styles.says}>
          {says}
        </div>
      )}
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
