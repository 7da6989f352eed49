import { useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { SubmitButton } from "../../../components/answers/submit-button.tsx";
import { PasswordField } from "../../../components/sign-in/password-field.tsx";
import { forgetFailure, tellFailure } from "../../../components/answers/failure-toast.tsx";
import { passwordFault } from "../../../forms/account-faults.ts";
import { showFault, useAccountForm } from "../../../forms/use-account-form.ts";
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
  const [isBusy, setIsBusy] = useState(false);
  const { form, onSubmit } = useAccountForm({
    id: "verify",
    initialValues: { password: "" },
    faults: { password: passwordFault },
  });
  const verify = onSubmit(async ({ password }) => {
    setIsBusy(true);
    forgetFailure();
    try {
      orThrow(await (await openSignIn()).signInWithPassword({ email, password }));
      onVerified();
    } catch (error) {
      const failure = readFailure(error);
      setIsBusy(false);
      if (failure !== "unknown") return tellFailure(texts.account.failures[failure]);
      tellFailure(texts.account.profile.wrong, texts.account.profile.wrongTitle);
      showFault(form, "password", texts.account.profile.wrongTitle);
    }
  });
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
