import { Anchor } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTexts } from "../../language/use-texts.ts";
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
  const texts = useTexts();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const mailbox = mailboxOf(email);
  return (
    <FormPage title={texts.account.signUp.title} heading={texts.account.signUp.sentTitle} isPrivate>
      <p ref={ref} tabIndex={-1} className={styles.sent}>
        {texts.account.signUp.sent}
      </p>
      <p className={styles.address}>{email}</p>
      {mailbox && (
        <ExternalLink href={mailbox.url} className={styles.mailbox ?? ""}>
          {texts.account.signUp.openMail({ name: mailbox.name })}
        </ExternalLink>
      )}
      <p>{texts.account.signUp.notThere}</p>
      <SendAgain email={email} query={query} isFresh />
      <p>
        {texts.account.signUp.noMail}{" "}
        <Anchor component={Link} to={`${PATHS.login}${query}`}>
          {texts.account.signUp.logIn}
        </Anchor>
      </p>
      <Anchor component="button" type="button" onClick={onBack}>
        {texts.account.signUp.otherAddress}
      </Anchor>
    </FormPage>
  );
}
