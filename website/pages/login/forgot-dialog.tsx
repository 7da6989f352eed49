import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ForgotForm } from "./forgot-form.tsx";

interface ForgotDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A forgotten password, in a dialog. What was typed stays when sending fails. */
export function ForgotDialog({ isOpen, onClose }: ForgotDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t("account.forgot.title")}
      closeButtonProps={{ "aria-label": t("account.forgot.close") }}
    >
      <ForgotForm onSent={onClose} />
    </Modal>
  );
}
