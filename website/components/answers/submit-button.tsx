import { Button, type ButtonProps } from "@mantine/core";
import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./submit-button.module.css";

interface SubmitButtonProps extends ButtonProps {
  readonly isBusy: boolean;
  /** The words of the button while it is busy. */
  readonly busy?: string;
  /** The parts that are still needed before the form can be sent, said under the button; null: none. */
  readonly missing?: string | null;
  readonly children: ReactNode;
}

/**
 * Sends a form. While that is under way it cannot be pressed again, and a browser takes the focus from it: it gets the
 * focus back when nothing else has it by then.
 */
export function SubmitButton({
  isBusy,
  busy,
  missing = null,
  disabled = missing !== null,
  children,
  ...props
}: SubmitButtonProps) {
  const missingId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusyRef = useRef(false);
  useEffect(() => {
    const isOver = wasBusyRef.current && !isBusy;
    wasBusyRef.current = isBusy;
    const { activeElement } = document;
    if (isOver && (activeElement === null || activeElement === document.body)) ref.current?.focus();
  }, [isBusy]);
  return (
    <>
      <Button
        ref={ref}
        type="submit"
        size="md"
        {...props}
        disabled={disabled || isBusy}
        aria-describedby={missing === null ? undefined : missingId}
      >
        {isBusy ? (busy ?? children) : children}
      </Button>
      {missing !== null && (
        <p id={missingId} className={styles.missing}>
          {missing}
        </p>
      )}
    </>
  );
}
