import type { ReactNode } from "preact/compat";
import styles from "./controls.module.css";

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows a sign, and says its label to assistive technology and on hover. */
export function IconButton({ label, onClick, isDisabled, isPressed, className, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.icon} ${className ?? ""}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
