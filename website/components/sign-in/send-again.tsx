import { Button } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { useCountdown } from "./use-countdown.ts";
import { PATHS } from "../../paths.ts";
import { openSignIn, orThrow } from "../../session/sign-in.ts";
import { useServerFailure } from "../../session/use-server-failure.ts";

/** How long the sign-in service waits between two mails to an address. */
const WAIT_S = 60;

/** Where the link of the mail leads on to. */
export const profileAddress = (query: string): string => `${window.location.origin}${PATHS.profile}${query}`;

interface SendAgainProps {
  readonly email: string;
  readonly query: string;
  /** The first mail has just gone out. */
  readonly isFresh: boolean;
}

/** Sends the mail that confirms an address once more, and waits between two. */
export function SendAgain({ email, query, isFresh }: SendAgainProps) {
  const texts = useTexts();
  const tellServerFailure = useServerFailure();
  const [left, waitFor] = useCountdown(isFresh ? WAIT_S : 0);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const resend = async (): Promise<void> => {
    waitFor(WAIT_S);
    setIsSentAgain(false);
    try {
      const options = { emailRedirectTo: profileAddress(query) };
      orThrow(await (await openSignIn()).resend({ type: "signup", email, options }));
      setIsSentAgain(true);
    } catch (error) {
      waitFor(0);
      tellServerFailure(error);
    }
  };
  return (
    <>
      <Button variant="default" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? texts.account.signUp.resendIn({ count: left }) : texts.account.signUp.resend}
      </Button>
      <output>{isSentAgain && texts.account.signUp.resent}</output>
    </>
  );
}
