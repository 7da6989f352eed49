import type { ComponentChildren, JSX } from "preact";
import { useId, useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import styles from "./fields.module.css";

const PAUSE_MS = 600;

interface TextAreaProps extends Omit<JSX.TextareaHTMLAttributes, "label"> {
  readonly label: string;
  /** Stands below it, and is read aloud with it. */
  readonly says?: ComponentChildren;
}

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

/** A text that is saved by itself: a moment after it was typed, and when the field is left or goes away. */
export function DraftArea({ value, onSave, ...area }: DraftAreaProps) {
  const [text, setText] = useState<string | null>(null);
  const saveRef = useRef(() => {});
  useLayoutEffect(() => {
    saveRef.current = () => {
      if (text !== null) onSave(text);
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
  return (
    <TextArea
      {...area}
      value={text ?? value}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={flush}
    />
  );
}
