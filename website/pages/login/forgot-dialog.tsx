import { Button, Modal, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../../components/failure-alert.tsx";
import { PATHS } from "../../paths.ts";
import { readFailure, type FailureKey } from "../../session/read-failure.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import styles from "./forgot-dialog.module.css";

interface ForgotDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the address to send a new password's link to. What was typed stays when sending fails. */
export function ForgotDialog({ isOpen, onClose }: ForgotDialogProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsSending(true);
    setFailure(null);
    try {
      const signIn = await openSignIn();
      const redirectTo = `${window.location.origin}${PATHS.resetPassword}`;
      orThrow(await signIn.resetPasswordForEmail(email.trim(), { redirectTo }));
      notifications.show({ title: t("account.forgot.sentTitle"), message: t("account.forgot.sent") });
      onClose();
    } catch (error) {
      setFailure(readFailure(error));
    }
    setIsSending(false);
  };

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t("account.forgot.title")}
      closeButtonProps={{ "aria-label": t("account.forgot.close") }}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p>{t("account.forgot.text")}</p>
        <FailureAlert>{failure && t(`account.failures.${failure}`)}</FailureAlert>
        <TextInput
          label={t("account.fields.email")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit" disabled={email.trim() === "" || isSending}>
          {t("account.forgot.send")}
        </Button>
      </form>
    </Modal>
  );
}
