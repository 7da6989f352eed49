import { Button } from "@mantine/core";
import type { EmailOtpType } from "@supabase/supabase-js";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../language/use-texts.ts";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import {
  NewPasswordFields,
  NEW_PASSWORD,
  type NewPassword,
} from "../../components/sign-in/new-password-fields.tsx";
import { PasswordField } from "../../components/sign-in/password-field.tsx";
import { newPasswordFault, passwordFault } from "../../forms/account-faults.ts";
import { useAccountForm } from "../../forms/use-account-form.ts";
import { PATHS, safePath } from "../../paths.ts";
import { withSignIn } from "../../session/follow-session.ts";
import { readFailure, type FailureKey } from "../../session/read-failure.ts";
import { orThrow } from "../../session/sign-in.ts";

/** The state of the page that a mail leads on to. */
export interface FromMail {
  /** True when it was the mail of a reset. */
  readonly isReset: boolean;
  /** True when it confirmed an account that nobody wanted anything else of, such as a plan. */
  readonly isNew: boolean;
}

const TYPES = ["signup", "recovery", "email_change"] as const satisfies readonly EmailOtpType[];

type SignIn = Parameters<Parameters<typeof withSignIn>[0]>[0];

/** How a password stands to an account: it is another one; it is right, and waits for the address; it has signed in. */
type Standing = "other" | "right" | "in";

/** Tries a password before the address is confirmed: the service says whether it is that of the sign-up, and no more. */
async function tryPassword(signIn: SignIn, email: string, password: string): Promise<Standing> {
  const { error } = await signIn.signInWithPassword({ email, password });
  if (!error) return "in";
  const kind = readFailure(error);
  if (kind === "unconfirmed") return "right";
  if (kind === "unknown") return "other";
  throw error;
}

/** Makes it the password of the account, unless it is already. */
async function setPassword(signIn: SignIn, password: string): Promise<void> {
  const { error } = await signIn.updateUser({ password });
  if (error && readFailure(error) !== "samePassword") throw error;
}

/**
 * Where the link of a mail leads. A click confirms: scanners of mail open links, and must not use them up. Whoever
 * confirms a sign-up also says its password, as somebody else may have signed up with their address before: one that
 * differs is typed twice, and becomes that of the account.
 */
export function ConfirmPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const type = TYPES.find((known) => known === params.get("type"));
  const tokenHash = params.get("token_hash");
  const email = params.get("email");

  const isSignUp = type === "signup";
  const [isUsed, setIsUsed] = useState(false); // the link, also when the password has to be tried again
  const [hasDiffered, setHasDiffered] = useState(false);
  const hasTwo = hasDiffered || email === null;
  const passwordAsked = hasTwo ? "newPassword" : "password";
  // Nobody can be asked whether a password is right without the address; typed once, it is tried again.
  const isSet = ({ again }: NewPassword): boolean => email === null || again !== "";
  const { form, onSubmit, isBusy } = useAccountForm<NewPassword>({
    id: "confirm",
    initialValues: NEW_PASSWORD.initialValues,
    faults: isSignUp
      ? {
          password: (password, values) => (isSet(values) ? newPasswordFault : passwordFault)(password),
          again: (again, values) => (isSet(values) ? NEW_PASSWORD.faults.again(again, values) : null),
        }
      : {},
  });

  const confirm = onSubmit(async (values) => {
    if (!type || !tokenHash) return;
    setFailure(null);
    let isVerified = isUsed;
    try {
      const standing = await withSignIn(async (signIn) => {
        const found =
          isSignUp && email !== null && !isSet(values)
            ? await tryPassword(signIn, email, values.password)
            : "right";
        if (found !== "right") return found;
        if (!isVerified) orThrow(await signIn.verifyOtp({ token_hash: tokenHash, type }));
        isVerified = true;
        setIsUsed(true);
        if (isSignUp && isSet(values)) await setPassword(signIn, values.password);
        return found;
      });
      if (standing === "other") {
        flushSync(() => setHasDiffered(true)); // two fields are in the place of one: the first gets the keyboard
        form.getInputNode("password")?.focus();
        return;
      }
      const next = safePath(params.get("next"), window.location.origin) ?? PATHS.profile;
      const state: FromMail = { isReset: type === "recovery", isNew: isSignUp && next === PATHS.profile };
      void navigate(next, { replace: true, state });
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
      <FailureAlert>{hasDiffered && !failure ? texts.account.confirm.differs : null}</FailureAlert>
      <FailureAlert>
        {failure && (failure === "expired" ? texts.account.confirm.expired : texts.account.failures[failure])}
      </FailureAlert>
      {failure === "expired" ? (
        <Button component={Link} to={PATHS.login} mt="md">
          {texts.account.confirm.toLogin}
        </Button>
      ) : (
        <form onSubmit={confirm} noValidate>
          <p>{texts.account.confirm[isSignUp ? passwordAsked : "text"]}</p>
          {isSignUp && !hasTwo && (
            <PasswordField
              label={texts.account.fields.password}
              autoComplete="current-password"
              {...form.getInputProps("password")}
            />
          )}
          {isSignUp && hasTwo && <NewPasswordFields form={form} />}
          <SubmitButton isBusy={isBusy}>{texts.account.confirm.submit}</SubmitButton>
        </form>
      )}
    </FormPage>
  );
}
