import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

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
export function useDraft(save: (text: string) => void): Draft {
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
