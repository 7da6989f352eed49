import { Anchor, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { FREE_TRIAL_REVIEWS } from "../../../shared/plans.ts";
import { profileAddress } from "../../components/sign-in/send-again.tsx";
import { PasswordField } from "../../components/sign-in/password-field.tsx";
import { Link, useHref, useLocation, type Location } from "react-router-dom";
import { ReviewedScreen } from "../../components/drawn-screen.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { NeedsScript } from "../../components/page/needs-script.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { ProviderButtons } from "../../components/sign-in/provider-buttons.tsx";
import { emailFault, nameFault, newPasswordFault } from "../../forms/account-faults.ts";
import { markFault, useAccountForm } from "../../forms/use-account-form.ts";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { useQuery } from "../../hydration/use-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { PATHS } from "../../paths.ts";
import { useServerFailure } from "../../session/use-server-failure.ts";
import { readFailure } from "../../session/read-failure.ts";
import { useHasSecondOpinion } from "../../session/use-second-opinion.ts";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { useNext } from "../../session/use-next.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useProvider } from "../../session/use-provider.ts";
import styles from "./sign-up-page.module.css";
import { SignUpReason } from "./sign-up-reason.tsx";
import { SignUpSent } from "./sign-up-sent.tsx";
import { signUpMetadata } from "./sign-up-metadata.ts";

const GETS = ["reviews", "kept", "yours"] as const;

/** Lists the gains of an account: no second opinions where none are given. */
function Gets() {
  const texts = useTexts();
  const isGiven = useHasSecondOpinion() !== false;
  return (
    <>
      <h2>{texts.account.signUp.gets.heading}</h2>
      <ul>
        {GETS.filter((what) => isGiven || what !== "reviews").map((what) => (
          <li key={what}>{texts.account.signUp.gets[what]({ count: FREE_TRIAL_REVIEWS })}</li>
        ))}
      </ul>
      <ReviewedScreen />
    </>
  );
}

function SignUp() {
  const texts = useTexts();
  const language = useLanguage();
  const tellServerFailure = useServerFailure();
  const { state } = useLocation() as Location<unknown>;
  const query = useQuery();
  const params = new URLSearchParams(query);
  const [termsHref, privacyHref] = [useHref(PATHS.terms), useHref(PATHS.privacy)];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, isBusy, clear } = useAccountForm({
    id: "signup",
    initialValues: { name: "", email: "", password: "", terms: false },
    faults: { name: nameFault, email: emailFault, password: newPasswordFault },
  });

  const fail = (error: unknown): void => {
    tellServerFailure(error);
    if (readFailure(error) === "weakPassword") markFault(form, "password");
  };
  const chooseProvider = useProvider(useNext());

  const submit = onSubmit(async ({ name, email, password }) => {
    const signIn = await openSignIn();
    const wish = params.has("link")
      ? (await import("../../session/link-plugin.ts")).linkWishIn(params)
      : null;
    const { data } = orThrow(
      await signIn.signUp({
        email: email.trim(),
        password,
        options: {
          data: signUpMetadata({ name: name.trim(), figmaId: params.get("figma_id"), wish, language }),
          emailRedirectTo: profileAddress(query),
        },
      }),
    );
    if (!data.user?.id) throw new Error(texts.account.signUp.noUser);
    setSentTo(email.trim());
    clear();
  }, fail);

  if (sentTo) return <SignUpSent email={sentTo} query={query} onBack={() => setSentTo(null)} />;
  return (
    <FormPage
      title={texts.account.signUp.title}
      description={texts.account.signUp.description}
      heading={texts.account.signUp.heading}
      beside={<Gets />}
    >
      <SignUpReason params={params} />
      <NeedsScript />
      <LiveFields>
        <form onSubmit={submit} noValidate>
          <TextInput
            label={texts.account.fields.name}
            autoComplete="name"
            required
            {...form.getInputProps("name")}
          />
          <TextInput
            label={texts.account.fields.email}
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={texts.account.fields.password}
            description={texts.account.fields.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps("password")}
          />
          <Checkbox
            className={styles.terms ?? ""}
            required
            label={
              <MarkedText
                marks={{
                  terms: <ExternalLink href={termsHref}>{null}</ExternalLink>,
                  privacy: <ExternalLink href={privacyHref}>{null}</ExternalLink>,
                }}
              >
                {texts.account.signUp.terms}
              </MarkedText>
            }
            {...form.getInputProps("terms", { type: "checkbox" })}
          />
          <p className={styles.newsletter}>{texts.account.signUp.newsletter}</p>
          <SubmitButton
            isBusy={isBusy}
            busy={texts.account.signUp.submitting}
            missing={form.values.terms ? null : texts.account.signUp.missing}
          >
            {texts.account.signUp.submit}
          </SubmitButton>
        </form>
        <p className={styles.other}>
          {texts.account.signUp.hasAccount}{" "}
          <Anchor component={Link} to={`${PATHS.login}${query}`} state={state}>
            {texts.account.signUp.logIn}
          </Anchor>
        </p>
        <ProviderButtons isBusy={isBusy} onChoose={(provider) => void chooseProvider(provider)} />
      </LiveFields>
    </FormPage>
  );
}

/** Creating an account. What the address carries (a plan, a plugin's code) goes on with it. */
export const SignUpPage = () => (
  <ForVisitors>
    <SignUp />
  </ForVisitors>
);
