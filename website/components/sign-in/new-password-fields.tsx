import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { PasswordField } from "./password-field.tsx";
import { newPasswordFault, passwordFault } from "../../forms/account-faults.ts";

// A type, not an interface: forms take records.
export type NewPassword = { readonly password: string; readonly again: string };

/** The initial values of a form for a new password, and the checks of its fields. */
export const NEW_PASSWORD = {
  id: "new-password",
  initialValues: { password: "", again: "" },
  faults: {
    password: newPasswordFault,
    again: (again: string, { password }: NewPassword) =>
      passwordFault(again) ?? (again === password ? null : "account.faults.mismatch"),
  },
} as const;

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { readonly form: UseFormReturnType<NewPassword> }) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t("account.fields.newPassword")}
        description={t("account.fields.passwordHint")}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label={t("account.fields.confirmPassword")}
        autoComplete="new-password"
        {...form.getInputProps("again")}
      />
    </>
  );
}
