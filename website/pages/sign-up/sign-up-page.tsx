import { Anchor, Button, Checkbox, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { PasswordField } from "../../components/password-field.tsx";
import { Link, useHref, useLocation, type Location } from "react-router-dom";
import { ExternalLink } from "../../components/external-link.tsx";
import { NeedsScript } from "../../components/needs-script.tsx";
import { FormPage } from "../../components/form-page.tsx";
import { LinkBanner } from "../../components/link-banner.tsx";
import { Letter, SuccessCard } from "../../components/success-card.tsx";
import { ProviderButtons } from "../../components/provider-buttons.tsx";
import { forgetFailure, tellFailure } from "../../components/failure-toast.ts";
import { emailFault, nameFault, newPasswordFault } from "../../forms/account-faults.ts";
import { showFault, useAccountForm } from "../../forms/use-account-form.ts";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { PATHS } from "../../paths.ts";
import { approveWithSignUp, linkWishIn } from "../../session/link-plugin.ts";
import { readFailure } from "../../session/read-failure.ts";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { useNext } from "../../session/use-next.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useProvider } from "../../session/use-provider.ts";
import styles from "./sign-up-page.module.css";
import { signUpMetadata } from "./sign-up-metadata.ts";

function SignUp() {
  const { t } = useTranslation();
  const { state } = useLocation() as Location<unknown>;
  const query = useQuery();
  const params = new URLSearchParams(query);
  const wish = linkWishIn(params);
  const [isBusy, setIsBusy] = useState(false);
  const { form, onSubmit, clear } = useAccountForm({
    id: "signup",
    initialValues: { name: "", email: "", password: "", terms: false },
    faults: { name: nameFault, email: emailFault, password: newPasswordFault },
  });

  const fail = (error: unknown): void => {
    const failure = readFailure(error);
    const message =
      failure === "unknown" && error instanceof Error ? error.message : t(`account.failures.${failure}`);
    tellFailure(message, t("account.signUp.errorTitle"));
    if (failure === "weakPassword") showFault(form, "password", message);
  };
  const chooseProvider = useProvider(useNext(), fail);

  const submit = onSubmit(async ({ name, email, password }) => {
    setIsBusy(true);
    forgetFailure();
    try {
      const signIn = await openSignIn();
      const { data } = orThrow(
        await signIn.signUp({
          email: email.trim(),
          password,
          options: {
            data: signUpMetadata(name.trim(), params.get("figma_id")),
            emailRedirectTo: `${window.location.origin}${PATHS.profile}${query}`,
          },
        }),
      );
      if (!data.user?.id) throw new Error(t("account.signUp.noUser"));
      // The account stands, whatever becomes of the plugin: it can be connected on the profile.
      if (wish) await approveWithSignUp(wish, data.user.id).catch(() => {});
      notifications.show({
        color: "green",
        message: (
          <SuccessCard
            title={t("account.signUp.sentTitle")}
            description={t("account.signUp.sent")}
            image={<Letter />}
          />
        ),
        autoClose: false,
      });
      clear();
      setIsBusy(false);
    } catch (error) {
      setIsBusy(false);
      fail(error);
    }
  });

  return (
    <FormPage
      title={t("account.signUp.title")}
      description={t("account.signUp.description")}
      heading={t("account.signUp.heading")}
    >
      {wish && <LinkBanner wish={wish}>{t("account.link.atSignUp")}</LinkBanner>}
      <NeedsScript />
      <LiveFields>
        <form onSubmit={submit} noValidate>
          <TextInput
            label={t("account.fields.name")}
            autoComplete="name"
            required
            {...form.getInputProps("name")}
          />
          <TextInput
            label={t("account.fields.email")}
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={t("account.fields.password")}
            description={t("account.fields.passwordHint")}
            autoComplete="new-password"
            {...form.getInputProps("password")}
          />
          <Checkbox
            className={styles.terms ?? ""}
            required
            label={
              <Trans
                i18nKey="account.signUp.terms"
                components={{
                  terms: <ExternalLink href={useHref(PATHS.terms)}>{null}</ExternalLink>,
                  privacy: <ExternalLink href={useHref(PATHS.privacy)}>{null}</ExternalLink>,
                }}
              />
            }
            {...form.getInputProps("terms", { type: "checkbox" })}
          />
          <p className={styles.newsletter}>{t("account.signUp.newsletter")}</p>
          <Button type="submit" size="md" disabled={isBusy || !form.values.terms}>
            {isBusy ? t("account.signUp.submitting") : t("account.signUp.submit")}
          </Button>
        </form>
        <ProviderButtons isBusy={isBusy} onChoose={(provider) => void chooseProvider(provider)} />
      </LiveFields>
      <p className={styles.other}>
        {t("account.signUp.hasAccount")}{" "}
        <Anchor component={Link} to={`${PATHS.login}${query}`} state={state}>
          {t("account.signUp.logIn")}
        </Anchor>
      </p>
    </FormPage>
  );
}

/** Creating an account. What the address carries (a plan, a plugin's code) goes on with it. */
export const SignUpPage = () => (
  <ForVisitors>
    <SignUp />
  </ForVisitors>
);
