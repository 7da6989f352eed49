import type { UseFormReturnType } from "@mantine/form";
import { useTexts } from "../../language/use-texts.ts";
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
      passwordFault(again) ?? (again === password ? null : "mismatch"),
  },
} as const;

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { readonly form: UseFormReturnType<NewPassword> }) {
  const texts = useTexts();
  return (
    <>
      <PasswordField
        label={texts.account.fields.newPassword}
        description={texts.account.fields.passwordHint}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label={texts.account.fields.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps("again")}
      />
    </>
  );
}
