import { Button, Modal, PasswordInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { deleteUser } from "../../../shared/api/endpoints/account.ts";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { withSignIn } from "../../session/follow-session.ts";
import type { User } from "../../session/session.ts";
import { openSignIn } from "../../session/sign-in.ts";
import styles from "./delete-dialog.module.css";

interface DeleteDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Asks for the password first, where there is one, and then once more. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [isVerified, setIsVerified] = useState(user.provider !== "email");
  const [isBusy, setIsBusy] = useState(false);

  const verify = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    const signIn = await openSignIn();
    const { error } = await signIn.signInWithPassword({ email: user.email, password });
    if (error)
      notifications.show({
        color: "red",
        title: t("account.profile.wrongTitle"),
        message: t("account.profile.wrong"),
      });
    else setIsVerified(true);
    setIsBusy(false);
  };

  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.call(deleteUser, { body: { userId: user.userId } });
      notifications.show({ color: "green", message: t("account.profile.deleted") });
      void navigate(PATHS.home);
      await withSignIn((signIn) => signIn.signOut({ scope: "local" }));
    } catch {
      notifications.show({ color: "red", message: t("account.profile.failed") });
      onClose();
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("account.profile.delete")}
      closeButtonProps={{ "aria-label": t("account.profile.cancel") }}
    >
      {isVerified ? (
        <div className={styles.step}>
          <p>{t("account.profile.deleteText")}</p>
          <Button color="red" disabled={isBusy} onClick={() => void remove()}>
            {t("account.profile.confirmDelete")}
          </Button>
        </div>
      ) : (
        <form className={styles.step} onSubmit={(event) => void verify(event)}>
          <PasswordInput
            label={t("account.profile.currentPassword")}
            autoComplete="current-password"
            required
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            visibilityToggleButtonProps={{ "aria-label": t("account.fields.show") }}
          />
          <Button type="submit" disabled={isBusy}>
            {t("account.profile.continue")}
          </Button>
        </form>
      )}
    </Modal>
  );
}
