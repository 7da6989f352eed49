import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { FailureAlert } from "../../../components/answers/failure-alert.tsx";
import { SubmitButton } from "../../../components/answers/submit-button.tsx";
import { NewPasswordFields, NEW_PASSWORD } from "../../../components/sign-in/new-password-fields.tsx";
import { useAccountForm } from "../../../forms/use-account-form.ts";
import { endSession } from "../../../session/end-session.ts";
import { readFailure } from "../../../session/read-failure.ts";
import { openSignIn, orThrow } from "../../../session/sign-in.ts";
import styles from "./password-dialog.module.css";
import { showToast } from "../../../components/toasts/toast.ts";

/** Sets a new password. The sessions of other devices end with it. */
export function ChangeStep({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, onSubmit, isBusy } = useAccountForm(NEW_PASSWORD);
  // The step before is gone, and its focus with it.
  const { getInputNode } = form;
  const isThereRef = useRef(false);
  useEffect(() => {
    if (!isThereRef.current) getInputNode("password")?.focus();
    isThereRef.current = true;
  }, [getInputNode]);
  const fail = (error: unknown): void => {
    const kind = readFailure(error);
    if (kind === "sessionEnded") void endSession();
    else setFailure(texts.account.failures[kind]);
  };
  const change = onSubmit(async ({ password }) => {
    setFailure(null);
    const signIn = await openSignIn();
    orThrow(await signIn.updateUser({ password }));
    await signIn.signOut({ scope: "others" });
    showToast({ color: "green", message: texts.account.profile.changed });
    onDone();
  }, fail);
  return (
    <form className={styles.step} onSubmit={change} noValidate>
      <FailureAlert>{failure}</FailureAlert>
      <NewPasswordFields form={form} />
      <p>{texts.account.profile.changeNote}</p>
      <SubmitButton isBusy={isBusy} busy={texts.account.reset.submitting}>
        {texts.account.reset.submit}
      </SubmitButton>
    </form>
  );
}
