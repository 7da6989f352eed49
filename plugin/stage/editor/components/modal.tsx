import { type ReactNode, useLayoutEffect, useRef } from "preact/compat";
import styles from "./modal.module.css";

interface Props {
  readonly className: string | undefined;
  /** The ids of its title, and of the sentence that says what it is about. */
  readonly titleId: string;
  readonly textId?: string;
  /** Escape was pressed. The dialog stays open until it is rendered no more. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog over the stage: nothing behind it can be used while it is open. */
export function Modal({ className, titleId, textId, onCancel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // Opens before a child takes the focus: opening gives it to whatever comes first.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.modal} ${className}`}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
