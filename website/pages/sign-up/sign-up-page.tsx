import { Anchor, Button, Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router-dom";
import { ExternalLink } from "../../components/external-link.tsx";
import { FormPage } from "../../components/form-page.tsx";
import { LinkBanner } from "../../components/link-banner.tsx";
import { ProviderButtons } from "../../components/provider-buttons.tsx";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { PATHS } from "../../paths.ts";
import { approveWithSignUp, linkWishIn } from "../../session/link-plugin.ts";
import { readFailure } from "../../session/read-failure.ts";
import { sessionAtom } from "../../session/session.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useProvider } from "../../session/use-provider.ts";
import styles from "./sign-up-page.module.css";
import { signUpMetadata } from "./sign-up-metadata.ts";

/** Creating an account. What the address carries (a plan, a plugin's code) goes on with it. */
function SignUpForm() {
  const { t } = useTranslation();
  const query = useQuery();
  const params = new URLSearchParams(query);
  const wish = linkWishIn(params);
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({ initialValues: { name: "", email: "", password: "", terms: false } });
  const next = `${PATHS.profile}${query}`;

  const fail = (error: unknown): void => {
    const failure = readFailure(error);
    const message =
      failure === "unknown" && error instanceof Error ? error.message : t(`account.failures.${failure}`);
    notifications.show({ color: "red", title: t("account.signUp.errorTitle"), message });
  };
  const chooseProvider = useProvider(() => next, fail);

  const submit = form.onSubmit(async ({ name, email, password }) => {
    setIsBusy(true);
    try {
      const signIn = await openSignIn();
      const { data } = orThrow(
        await signIn.signUp({
          email: email.trim(),
          password,
          options: {
            data: signUpMetadata(name.trim(), params.get("figma_id")),
            emailRedirectTo: `${window.location.origin}${next}`,
          },
        }),
      );
      if (!data.user?.id) throw new Error(t("account.signUp.noUser"));
      // The account stands, whatever becomes of the plugin: it can be connected on the profile.
      if (wish) await approveWithSignUp(wish, data.user.id).catch(() => {});
      notifications.show({
        color: "green",
        title: t("account.signUp.sentTitle"),
        message: t("account.signUp.sent"),
        autoClose: false,
      });
      form.reset();
    } catch (error) {
      fail(error);
    }
    setIsBusy(false);
  });

  return (
    <FormPage
      title={t("account.signUp.title")}
      description={t("account.signUp.description")}
      heading={t("account.signUp.heading")}
    >
      {wish && <LinkBanner wish={wish}>{t("account.link.atSignUp")}</LinkBanner>}
      <LiveFields>
        <form onSubmit={submit}>
          <TextInput
            label={t("account.fields.name")}
            autoComplete="name"
            required
            {...form.getInputProps("name")}
          />
          <TextInput
            label={t("account.fields.email")}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label={t("account.fields.password")}
            description={t("account.fields.passwordHint")}
            autoComplete="new-password"
            minLength={8}
            required
            visibilityToggleButtonProps={{ "aria-label": t("account.fields.show") }}
            {...form.getInputProps("password")}
          />
          <Checkbox
            className={styles.terms ?? ""}
            required
            label={
              <Trans
                i18nKey="account.signUp.terms"
                components={{
                  terms: <ExternalLink href={PATHS.terms}>{null}</ExternalLink>,
                  privacy: <ExternalLink href={PATHS.privacy}>{null}</ExternalLink>,
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
        <Anchor component={Link} to={`${PATHS.login}${query}`}>
          {t("account.signUp.logIn")}
        </Anchor>
      </p>
    </FormPage>
  );
}

/** Whoever is signed in already goes on to what the address asks for: a plan, or a plugin to connect. */
export function SignUpPage() {
  const { search } = useLocation();
  const { status } = useAtomValue(sessionAtom);
  return status === "signed-in" ? <Navigate to={`${PATHS.profile}${search}`} replace /> : <SignUpForm />;
}
