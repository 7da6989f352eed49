import { Anchor, Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ExternalLink } from "../../components/external-link.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { PATHS } from "../../paths.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useServerFailure } from "../../session/use-server-failure.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { useCountdown } from "./use-countdown.ts";
import styles from "./sign-up-page.module.css";

/** How long the sign-in service waits between two mails to an address. */
const WAIT_S = 60;

/** Where the link of the mail leads on to. */
export const profileAddress = (query: string): string => `${window.location.origin}${PATHS.profile}${query}`;

interface SignUpSentProps {
  readonly email: string;
  readonly query: string;
  readonly onBack: () => void;
}

/** The page after the form: the address, so that a slip in it is seen, the way to the mailbox, and another mail. */
export function SignUpSent({ email, query, onBack }: SignUpSentProps) {
  const { t } = useTranslation();
  const tellServerFailure = useServerFailure();
  const [left, startAgain] = useCountdown(WAIT_S);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const mailbox = mailboxOf(email);
  const resend = async (): Promise<void> => {
    startAgain();
    setIsSentAgain(false);
    try {
      const options = { emailRedirectTo: profileAddress(query) };
      orThrow(await (await openSignIn()).resend({ type: "signup", email, options }));
      setIsSentAgain(true);
    } catch (error) {
      tellServerFailure(error);
    }
  };
  return (
    <FormPage title={t("account.signUp.title")} heading={t("account.signUp.sentTitle")} isPrivate>
      <p ref={ref} tabIndex={-1} className={styles.sent}>
        {t("account.signUp.sent")}
      </p>
      <p className={styles.address}>{email}</p>
      {mailbox && (
        <ExternalLink href={mailbox.url} className={styles.mailbox ?? ""}>
          {t("account.signUp.openMail", { name: mailbox.name })}
        </ExternalLink>
      )}
      <p>{t("account.signUp.notThere")}</p>
      <Button variant="default" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t("account.signUp.resendIn", { count: left }) : t("account.signUp.resend")}
      </Button>
      <p>
        {t("account.signUp.noMail")}{" "}
        <Anchor component={Link} to={`${PATHS.login}${query}`}>
          {t("account.signUp.logIn")}
        </Anchor>
      </p>
      <output>{isSentAgain && t("account.signUp.resent")}</output>
      <Anchor component="button" type="button" onClick={onBack}>
        {t("account.signUp.otherAddress")}
      </Anchor>
    </FormPage>
  );
}
