import { TextInput } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { emailFault } from "../../forms/account-faults.ts";
import { useAccountForm } from "../../forms/use-account-form.ts";
import { Letter, SuccessCard } from "../../components/answers/success-card.tsx";
import { PATHS } from "../../paths.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useServerFailure } from "../../session/use-server-failure.ts";
import styles from "./forgot-form.module.css";
import { showToast } from "../../components/toasts/toast.ts";

/** Asks for the address to send a new password’s link to: it begins with the one that was typed to log in with. */
export function ForgotForm({ onSent }: { readonly onSent: () => void }) {
  const texts = useTexts();
  const tellServerFailure = useServerFailure();
  const { form, onSubmit, isBusy } = useAccountForm({
    id: "forgot",
    initialValues: { email: "" },
    faults: { email: emailFault },
  });

  const send = onSubmit(async ({ email }) => {
    const signIn = await openSignIn();
    const redirectTo = `${window.location.origin}${PATHS.resetPassword}`;
    orThrow(await signIn.resetPasswordForEmail(email.trim(), { redirectTo }));
    showToast({
      color: "green",
      message: (
        <SuccessCard
          title={texts.account.forgot.sentTitle}
          description={texts.account.forgot.sent}
          image={<Letter />}
        />
      ),
    });
    onSent();
  }, tellServerFailure);

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{texts.account.forgot.text}</p>
      <TextInput
        label={texts.account.fields.email}
        type="email"
        autoComplete="username"
        data-autofocus
        {...form.getInputProps("email")}
      />
      <SubmitButton isBusy={isBusy} disabled={form.values.email.trim() === ""}>
        {texts.account.forgot.send}
      </SubmitButton>
    </form>
  );
}
