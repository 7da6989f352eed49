import { Anchor, Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { FormPage } from "../../components/form-page.tsx";
import { ProviderButtons } from "../../components/provider-buttons.tsx";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { PATHS, safePath } from "../../paths.ts";
import { withSignIn } from "../../session/follow-session.ts";
import { readFailure } from "../../session/read-failure.ts";
import { orThrow } from "../../session/sign-in.ts";
import { useProvider } from "../../session/use-provider.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import styles from "./login-page.module.css";

const SUCCESS_MS = 3500;

/** Where one came from, or the profile with what the address carries (a plan, a code). */
function useNext(): () => string {
  const { state, search } = useLocation();
  const from = (state as { from?: unknown } | null)?.from;
  return () =>
    safePath(typeof from === "string" ? from : null, window.location.origin) ?? `${PATHS.profile}${search}`;
}

/** Signing in by password or by a provider. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const next = useNext();
  const query = useQuery();
  const [isBusy, setIsBusy] = useState(false);
  const [isForgotOpen, forgot] = useDisclosure(false);
  const form = useForm({ initialValues: { email: "", password: "" } });

  const fail = (error: unknown): void => {
    const failure = readFailure(error);
    notifications.show({
      color: "red",
      title: t("account.login.errorTitle"),
      message: failure === "unknown" ? t("account.login.error") : t(`account.failures.${failure}`),
    });
  };
  const chooseProvider = useProvider(next, fail);

  const submit = form.onSubmit(async ({ email, password }) => {
    setIsBusy(true);
    try {
      await withSignIn(async (signIn) =>
        orThrow(await signIn.signInWithPassword({ email: email.trim(), password })),
      );
      notifications.show({
        color: "green",
        title: t("layout.success.title"),
        message: t("layout.success.description"),
        autoClose: SUCCESS_MS,
      });
      void navigate(next(), { replace: true });
    } catch (error) {
      fail(error);
      setIsBusy(false);
    }
  });

  return (
    <FormPage
      title={t("account.login.title")}
      description={t("account.login.description")}
      heading={t("account.login.heading")}
    >
      <LiveFields>
        <form onSubmit={submit}>
          <TextInput
            label={t("account.fields.email")}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label={t("account.fields.password")}
            autoComplete="current-password"
            required
            visibilityToggleButtonProps={{ "aria-label": t("account.fields.show") }}
            {...form.getInputProps("password")}
          />
          <Anchor component="button" type="button" onClick={forgot.open} className={styles.forgot ?? ""}>
            {t("account.login.forgot")}
          </Anchor>
          <Button type="submit" size="md" disabled={isBusy}>
            {isBusy ? t("account.login.submitting") : t("account.login.submit")}
          </Button>
        </form>
        <ProviderButtons isBusy={isBusy} onChoose={(provider) => void chooseProvider(provider)} />
      </LiveFields>
      <p className={styles.other}>
        {t("account.login.noAccount")}{" "}
        <Anchor component={Link} to={`${PATHS.signUp}${query}`}>
          {t("account.login.signUp")}
        </Anchor>
      </p>
      <ForgotDialog isOpen={isForgotOpen} onClose={forgot.close} />
    </FormPage>
  );
}
