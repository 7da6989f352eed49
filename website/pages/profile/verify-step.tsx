import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readFailure } from "../../session/read-failure.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import styles from "./password-dialog.module.css";

interface VerifyStepProps {
  readonly email: string;
  readonly onVerified: () => void;
}

/** Asks for the password: whoever finds an open browser must not get further. */
export function VerifyStep({ email, onVerified }: VerifyStepProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { password: "" },
    validate: { password: (password) => (password ? null : t("account.profile.passwordRequired")) },
  });
  const verify = form.onSubmit(async ({ password }) => {
    setIsBusy(true);
    try {
      orThrow(await (await openSignIn()).signInWithPassword({ email, password }));
      onVerified();
    } catch (error) {
      const failure = readFailure(error);
      notifications.show({
        color: "red",
        message: failure === "unknown" ? t("account.profile.wrong") : t(`account.failures.${failure}`),
        ...(failure === "unknown" && { title: t("account.profile.wrongTitle") }),
      });
      setIsBusy(false);
    }
  });
  return (
    <form className={styles.step} onSubmit={verify} noValidate>
      <PasswordInput
        label={t("account.profile.currentPassword")}
        autoComplete="current-password"
        required
        data-autofocus
        visibilityToggleButtonProps={{ "aria-label": t("account.fields.show") }}
        {...form.getInputProps("password")}
      />
      <Button type="submit" disabled={isBusy}>
        {t("account.profile.continue")}
      </Button>
    </form>
  );
}
