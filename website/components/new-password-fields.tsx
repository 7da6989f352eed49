import { PasswordInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const NO_PASSWORD: NewPassword = { password: "", again: "" };

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { readonly form: UseFormReturnType<NewPassword> }) {
  const { t } = useTranslation();
  const toggle = { "aria-label": t("account.fields.show") };
  return (
    <>
      <PasswordInput
        label={t("account.fields.newPassword")}
        description={t("account.fields.passwordHint")}
        autoComplete="new-password"
        minLength={8}
        required
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("password")}
      />
      <PasswordInput
        label={t("account.fields.confirmPassword")}
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("again")}
      />
    </>
  );
}
