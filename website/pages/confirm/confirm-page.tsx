import { Button } from "@mantine/core";
import type { EmailOtpType } from "@supabase/supabase-js";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { PasswordField } from "../../components/sign-in/password-field.tsx";
import { newPasswordFault } from "../../forms/account-faults.ts";
import { useAccountForm } from "../../forms/use-account-form.ts";
import { PATHS, safePath } from "../../paths.ts";
import { withSignIn } from "../../session/follow-session.ts";
import { readFailure, type FailureKey } from "../../session/read-failure.ts";
import { orThrow } from "../../session/sign-in.ts";

/** The state of the page that a mail leads on to. */
export interface FromMail {
  /** True when it was the mail of a reset. */
  readonly isReset: boolean;
}

const TYPES = ["signup", "recovery", "email_change"] as const satisfies readonly EmailOtpType[];

type SignIn = Parameters<Parameters<typeof withSignIn>[0]>[0];

/** Makes it the password of the account, unless it is already. */
async function setPassword(signIn: SignIn, password: string): Promise<void> {
  const { error } = await signIn.updateUser({ password });
  if (error && readFailure(error) !== "samePassword") throw error;
}

/**
 * Where the link of a mail leads. A click confirms: scanners of mail open links, and must not use them up. Whoever
 * confirms a sign-up also says its password, as somebody else may have signed up with their address before.
 */
export function ConfirmPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const type = TYPES.find((known) => known === params.get("type"));
  const tokenHash = params.get("token_hash");

  const isSignUp = type === "signup";
  const [isUsed, setIsUsed] = useState(false); // the link, also when the password has to be tried again
  const { form, onSubmit, isBusy } = useAccountForm({
    id: "confirm",
    initialValues: { password: "" },
    faults: isSignUp ? { password: newPasswordFault } : {},
  });

  const confirm = onSubmit(async ({ password }) => {
    if (!type || !tokenHash) return;
    let isVerified = isUsed;
    try {
      await withSignIn(async (signIn) => {
        if (!isVerified) orThrow(await signIn.verifyOtp({ token_hash: tokenHash, type }));
        isVerified = true;
        setIsUsed(true);
        if (isSignUp) await setPassword(signIn, password);
      });
      const next = safePath(params.get("next"), window.location.origin) ?? PATHS.profile;
      void navigate(next, { replace: true, state: { isReset: type === "recovery" } satisfies FromMail });
    } catch (error) {
      const kind = readFailure(error);
      setFailure(kind === "unknown" && !isVerified ? "expired" : kind);
    }
  });

  if (!type || !tokenHash)
    return (
      <FormPage title={texts.account.confirm.title} heading={texts.account.confirm.title} isPrivate>
        <FailureAlert>{texts.account.confirm.incomplete}</FailureAlert>
      </FormPage>
    );
  return (
    <FormPage title={texts.account.confirm.title} heading={texts.account.confirm[type]} isPrivate>
      <FailureAlert>
        {failure && (failure === "expired" ? texts.account.confirm.expired : texts.account.failures[failure])}
      </FailureAlert>
      {failure === "expired" ? (
        <Button component={Link} to={PATHS.login} mt="md">
          {texts.account.confirm.toLogin}
        </Button>
      ) : (
        <form onSubmit={confirm} noValidate>
          <p>{isSignUp ? texts.account.confirm.password : texts.account.confirm.text}</p>
          {isSignUp && (
            <PasswordField
              label={texts.account.fields.password}
              autoComplete="current-password"
              {...form.getInputProps("password")}
            />
          )}
          <Button type="submit" size="md" disabled={isBusy}>
            {texts.account.confirm.submit}
          </Button>
        </form>
      )}
    </FormPage>
  );
}
