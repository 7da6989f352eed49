import { Modal } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is mounted while it asks. The page takes the keyboard back when it goes (`keep-focus.ts`). */
export const Dialog = ({ title, close, onClose, children }: DialogProps) => (
  <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": close }}>
    {children}
  </Modal>
);
