import { useTexts } from "../../../language/use-texts.ts";
import { SubmitButton } from "../../../components/answers/submit-button.tsx";
import { PasswordField } from "../../../components/sign-in/password-field.tsx";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { passwordFault } from "../../../forms/account-faults.ts";
import { markFault, useAccountForm } from "../../../forms/use-account-form.ts";
import { readFailure } from "../../../session/read-failure.ts";
import { openSignIn, orThrow } from "../../../session/sign-in.ts";
import styles from "./password-dialog.module.css";

interface VerifyStepProps {
  readonly email: string;
  readonly onVerified: () => void;
}

/** Asks for the password: whoever finds an open browser must not get further. */
export function VerifyStep({ email, onVerified }: VerifyStepProps) {
  const texts = useTexts();
  const { form, onSubmit, isBusy } = useAccountForm({
    id: "verify",
    initialValues: { password: "" },
    faults: { password: passwordFault },
  });
  const fail = (error: unknown): void => {
    const failure = readFailure(error);
    if (failure !== "unknown") return tellFailure(texts.account.failures[failure]);
    markFault(form, "password", texts.account.profile.wrong);
  };
  const verify = onSubmit(async ({ password }) => {
    orThrow(await (await openSignIn()).signInWithPassword({ email, password }));
    onVerified();
  }, fail);
  return (
    <form className={styles.step} onSubmit={verify} noValidate>
      <PasswordField
        label={texts.account.profile.currentPassword}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps("password")}
      />
      <SubmitButton isBusy={isBusy}>{texts.account.profile.continue}</SubmitButton>
    </form>
  );
}
