import { Anchor } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ExternalLink } from "../../components/external-link.tsx";
import { SendAgain } from "../../components/sign-in/send-again.tsx";
import { FormPage } from "../../components/page/form-page.tsx";
import { PATHS } from "../../paths.ts";
import { mailboxOf } from "./mailbox-of.ts";
import styles from "./sign-up-page.module.css";

interface SignUpSentProps {
  readonly email: string;
  readonly query: string;
  readonly onBack: () => void;
}

/** The page after the form: the address, so that a slip in it is seen, the way to the mailbox, and another mail. */
export function SignUpSent({ email, query, onBack }: SignUpSentProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const mailbox = mailboxOf(email);
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
      <SendAgain email={email} query={query} isFresh />
      <p>
        {t("account.signUp.noMail")}{" "}
        <Anchor component={Link} to={`${PATHS.login}${query}`}>
          {t("account.signUp.logIn")}
        </Anchor>
      </p>
      <Anchor component="button" type="button" onClick={onBack}>
        {t("account.signUp.otherAddress")}
      </Anchor>
    </FormPage>
  );
}
