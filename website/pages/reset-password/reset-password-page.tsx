import { Loading } from "../../components/page/loading.tsx";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { NewPasswordFields, NEW_PASSWORD } from "../../components/sign-in/new-password-fields.tsx";
import { ForgotForm } from "../login/forgot-form.tsx";
import { PATHS } from "../../paths.ts";
import type { FromMail } from "../confirm/confirm-page.tsx";
import { useAccountForm } from "../../forms/use-account-form.ts";
import { leave } from "../../session/follow-session.ts";
import { readFailure } from "../../session/read-failure.ts";
import { useServerFailure } from "../../session/use-server-failure.ts";
import { sessionAtom } from "../../session/session.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { showToast } from "../../components/toasts/toast.ts";

/** Sets a new password, for whoever came by the link of the mail. Every session ends with it. */
export function ResetPasswordPage() {
  const texts = useTexts();
  const tellServerFailure = useServerFailure();
  const navigate = useNavigate();
  const { status } = useAtomValue(sessionAtom);
  // An account that was never confirmed is by this link: then it opens the session of a sign-up.
  const { state } = useLocation();
  const isReset = Boolean((state as Partial<FromMail> | null)?.isReset);
  const [isBusy, setIsBusy] = useState(false); // until the page is left: the session ends before
  const [failure, setFailure] = useState<string | null>(null);
  const { form, onSubmit } = useAccountForm(NEW_PASSWORD);

  const fail = (error: unknown): void => {
    if (readFailure(error) === "sessionEnded") setFailure(texts.account.reset.expired);
    else tellServerFailure(error);
    setIsBusy(false);
  };
  const submit = onSubmit(async ({ password }) => {
    setIsBusy(true);
    setFailure(null);
    orThrow(await (await openSignIn()).updateUser({ password }));
    await leave("global");
    showToast({ color: "green", message: texts.account.reset.success });
    void navigate(PATHS.login, { replace: true });
  }, fail);

  if (status === "loading") return <Loading />;
  return (
    <FormPage title={texts.account.reset.title} heading={texts.account.reset.heading} isPrivate>
      {status !== "recovering" && !(isReset && status === "signed-in") && !isBusy ? (
        <>
          <FailureAlert>{texts.account.reset.expired}</FailureAlert>
          <ForgotForm onSent={() => void navigate(PATHS.login)} />
        </>
      ) : (
        <form onSubmit={submit} noValidate>
          <FailureAlert>{failure}</FailureAlert>
          <NewPasswordFields form={form} />
          <SubmitButton isBusy={isBusy} busy={texts.account.reset.submitting}>
            {texts.account.reset.submit}
          </SubmitButton>
        </form>
      )}
    </FormPage>
  );
}
