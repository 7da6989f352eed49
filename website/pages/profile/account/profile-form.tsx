import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useTexts } from "../../../language/use-texts.ts";
import { updateProfile } from "../../../../shared/api/endpoints/account.ts";
import { findLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../../shared/i18n/language.ts";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { SubmitButton } from "../../../components/answers/submit-button.tsx";
import { nameFault } from "../../../forms/account-faults.ts";
import { useAccountForm } from "../../../forms/use-account-form.ts";
import { adoptAccount } from "../../../session/adopt-account.ts";
import { api } from "../../../session/api.ts";
import { readFailure } from "../../../session/read-failure.ts";
import type { User } from "../../../session/session.ts";
import styles from "./account-card.module.css";
import { showToast } from "../../../components/toasts/toast.ts";

/** Lets a person change their name, their language, and whether they get news. */
export function ProfileForm({ user }: { readonly user: User }) {
  const texts = useTexts();
  const { form, onSubmit, isBusy } = useAccountForm({
    id: "profile",
    isOwn: true,
    initialValues: { name: user.name, language: user.language ?? "none", news: user.newsletterOptIn },
    faults: { name: nameFault },
  });
  const fail = (error: unknown): void => {
    const kind = readFailure(error);
    tellFailure(
      texts.account.profile.updateFailed,
      texts.account.login.errorTitle,
      kind === "unknown" ? undefined : texts.account.failures[kind],
    );
  };
  const save = onSubmit(async ({ name, language, news }) => {
    const chosen = findLanguage(language) ?? null;
    const body = { userId: user.userId, name: name.trim(), language: chosen, newsletterOptIn: news };
    adoptAccount(await api.call(updateProfile, { body }));
    showToast({ color: "green", message: texts.account.profile.updated });
  }, fail);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        label={texts.account.fields.name}
        autoComplete="name"
        required
        {...form.getInputProps("name")}
      />
      <NativeSelect
        label={texts.account.profile.language}
        data={[
          { value: "none", label: texts.account.profile.browserLanguage },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        {...form.getInputProps("language")}
      />
      <Checkbox
        label={<span id="news">{texts.account.profile.news}</span>}
        {...form.getInputProps("news", { type: "checkbox" })}
      />
      <SubmitButton isBusy={isBusy} size="sm" variant="default">
        {texts.account.profile.save}
      </SubmitButton>
    </form>
  );
}
