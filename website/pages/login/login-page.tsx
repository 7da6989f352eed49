import { Alert, Anchor, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../language/use-texts.ts";
import { PasswordField } from "../../components/sign-in/password-field.tsx";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { NeedsScript } from "../../components/page/needs-script.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { SuccessCard } from "../../components/answers/success-card.tsx";
import { SendAgain } from "../../components/sign-in/send-again.tsx";
import { ProviderButtons } from "../../components/sign-in/provider-buttons.tsx";
import { tellFailure } from "../../components/answers/failure-toast.tsx";
import { emailFault, passwordFault } from "../../forms/account-faults.ts";
import { markFault, useAccountForm } from "../../forms/use-account-form.ts";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { PATHS } from "../../paths.ts";
import { readFailure } from "../../session/read-failure.ts";
import type { Origin } from "../../session/guard.tsx";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { useNext } from "../../session/use-next.ts";
import { orThrow } from "../../session/sign-in.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { useProvider } from "../../session/use-provider.ts";
import type { ForgotDialog } from "./forgot-dialog.tsx";
import styles from "./login-page.module.css";
import { showToast } from "../../components/toasts/toast.ts";

const SUCCESS_MS = 3500;

function Login() {
  const texts = useTexts();
  const navigate = useNavigate();
  const next = useNext();
  const { state } = useLocation();
  const query = useQuery();
  // The state outlives a reload, and the HTML knows nothing of it.
  const hasEnded = useIsAlive() && Boolean((state as Partial<Origin> | null)?.hasEnded);
  const [isForgotOpen, forgot] = useDisclosure(false);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [Forgot, setForgot] = useState<typeof ForgotDialog | null>(null);
  const { form, onSubmit, isBusy, clear } = useAccountForm({
    id: "login",
    initialValues: { email: "", password: "" },
    faults: { email: emailFault, password: passwordFault },
  });

  const fail = (error: unknown): void => {
    const failure = readFailure(error);
    if (failure === "unconfirmed") return setUnconfirmed(form.values.email.trim());
    const isUnknown = failure === "unknown";
    tellFailure(
      isUnknown ? texts.account.login.error : texts.account.failures[failure],
      texts.account.login.errorTitle,
    );
    if (isUnknown) markFault(form, "password");
  };
  const chooseProvider = useProvider(next);

  /** The dialog comes when somebody asks for it. It is there before it opens: then it notes where the keyboard was. */
  const openForgot = async (): Promise<void> => {
    try {
      const { ForgotDialog: Dialog } = await import("./forgot-dialog.tsx");
      flushSync(() => setForgot(() => Dialog));
      forgot.open();
    } catch {
      tellFailure(texts.account.failures.away, texts.account.login.errorTitle);
    }
  };

  const submit = onSubmit(async ({ email, password }) => {
    setUnconfirmed(null);
    const { withSignIn } = await import("../../session/follow-session.ts");
    await withSignIn(async (signIn) =>
      orThrow(await signIn.signInWithPassword({ email: email.trim(), password })),
    );
    showToast({
      color: "green",
      message: <SuccessCard />,
      autoClose: SUCCESS_MS,
    });
    clear();
    void navigate(next(), { replace: true });
  }, fail);

  return (
    <FormPage
      title={texts.account.login.title}
      description={texts.account.login.description}
      heading={texts.account.login.heading}
    >
      {hasEnded && <Alert className={styles.ended ?? ""}>{texts.account.ended}</Alert>}
      {unconfirmed && (
        <Alert color="red" role="alert" className={styles.ended ?? ""}>
          <p>{texts.account.failures.unconfirmed}</p>
          <SendAgain email={unconfirmed} query={query} isFresh={false} />
        </Alert>
      )}
      <NeedsScript />
      <LiveFields>
        <form onSubmit={submit} noValidate>
          <TextInput
            label={texts.account.fields.email}
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={texts.account.fields.password}
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          <Anchor
            component="button"
            type="button"
            onClick={() => void openForgot()}
            className={styles.forgot ?? ""}
          >
            {texts.account.login.forgot}
          </Anchor>
          <SubmitButton isBusy={isBusy} busy={texts.account.login.submitting}>
            {texts.account.login.submit}
          </SubmitButton>
        </form>
        <p className={styles.other}>
          {texts.account.login.noAccount}{" "}
          <Anchor component={Link} to={`${PATHS.signUp}${query}`} state={state}>
            {texts.account.login.signUp}
          </Anchor>
        </p>
        <ProviderButtons isBusy={isBusy} onChoose={(provider) => void chooseProvider(provider)} />
      </LiveFields>
      {Forgot && <Forgot isOpen={isForgotOpen} onClose={forgot.close} />}
    </FormPage>
  );
}

/** Signing in by password or by a provider. */
export const LoginPage = () => (
  <ForVisitors>
    <Login />
  </ForVisitors>
);
