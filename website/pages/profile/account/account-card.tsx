import { Button } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { unlinkFigma } from "../../../../shared/api/endpoints/installations.ts";
import { AskDialog } from "../../../components/dialog/ask-dialog.tsx";
import { Card } from "../../../components/card.tsx";
import { useAct } from "../../../components/use-act.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { api } from "../../../session/api.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import type { User } from "../../../session/session.ts";
import { ProfileForm } from "./profile-form.tsx";
import styles from "./account-card.module.css";

function LinkedFigma() {
  const texts = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const { act, isBusy } = useAct(() => texts.account.profile.failed, refreshUser);
  const unlink = async (): Promise<void> => {
    await act(() => api.call(unlinkFigma, {}), texts.account.profile.unlinked);
    setIsAsked(false);
  };
  return (
    <>
      <p>{texts.account.profile.linked}</p>
      <Button variant="default" disabled={isBusy} onClick={() => setIsAsked(true)}>
        {texts.account.profile.unlink}
      </Button>
      {isAsked && (
        <AskDialog
          title={texts.account.profile.unlinkTitle}
          confirm={texts.account.profile.unlinkConfirm}
          isEnding
          isBusy={isBusy}
          onConfirm={() => void unlink()}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.account.profile.unlinkText}</p>
        </AskDialog>
      )}
    </>
  );
}

/** Without the ZIP code, which stands for itself; the country as the reader calls it. */
function addressOf({ addressLine1, addressLine2, city, country }: User, language: string): string {
  const name = /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country)
    : country;
  return [addressLine1, addressLine2, city, name].filter(Boolean).join(", ");
}

/** Shows the facts of one's account. Facts from elsewhere are read, not changed; empty ones are not shown. */
export function AccountCard({ user }: { readonly user: User }) {
  const texts = useTexts();
  const facts = [
    [texts.account.fields.email, user.email],
    [texts.account.profile.company, user.company],
    [texts.account.profile.vat, user.vatNumber],
    [texts.account.profile.zip, user.zipCode],
    [texts.account.profile.address, addressOf(user, useLanguage())],
  ].filter(([, value]) => value);
  return (
    <Card heading={texts.account.profile.card}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ProfileForm user={user} />
      {user.figmaId && <LinkedFigma />}
    </Card>
  );
}
