import { Button, type ButtonProps } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";

interface SubmitButtonProps extends ButtonProps {
  readonly isBusy: boolean;
  /** The words of the button while it is busy. */
  readonly busy?: string;
  readonly children: ReactNode;
}

/**
 * Sends a form. While that is under way it cannot be pressed again, and a browser takes the focus from it: it gets the
 * focus back when nothing else has it by then.
 */
export function SubmitButton({ isBusy, busy, disabled = false, children, ...props }: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusyRef = useRef(false);
  useEffect(() => {
    const isOver = wasBusyRef.current && !isBusy;
    wasBusyRef.current = isBusy;
    const { activeElement } = document;
    if (isOver && (activeElement === null || activeElement === document.body)) ref.current?.focus();
  }, [isBusy]);
  return (
    <Button ref={ref} type="submit" size="md" {...props} disabled={disabled || isBusy}>
      {isBusy ? (busy ?? children) : children}
    </Button>
  );
}
