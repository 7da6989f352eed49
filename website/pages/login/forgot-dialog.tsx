import { Modal } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { ForgotForm } from "./forgot-form.tsx";

interface ForgotDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A forgotten password, in a dialog. What was typed stays when sending fails. */
export function ForgotDialog({ isOpen, onClose }: ForgotDialogProps) {
  const texts = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.account.forgot.title}
      closeButtonProps={{ "aria-label": texts.account.forgot.close }}
    >
      <ForgotForm onSent={onClose} />
    </Modal>
  );
}
