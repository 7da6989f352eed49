import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { useTexts } from "../language/use-texts.ts";
import { Navigate, useLocation } from "react-router-dom";
import { FailureAlert } from "../components/answers/failure-alert.tsx";
import { Loading } from "../components/page/loading.tsx";
import { PATHS } from "../paths.ts";
import styles from "./guard.module.css";
import { sessionAtom } from "./session.ts";

/** Where a visitor wanted to go before they had to sign in. */
export interface Origin {
  readonly from: string;
  /** True when they were signed in until then. */
  readonly hasEnded: boolean;
}

function Unreadable() {
  const texts = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const readAgain = async (): Promise<void> => {
    setIsBusy(true);
    await import("./follow-session.ts").then(({ readSession }) => readSession()).catch(() => {});
    setIsBusy(false);
  };
  return (
    <div className={styles.unreadable}>
      <FailureAlert>{texts.account.unreadable}</FailureAlert>
      <Button disabled={isBusy} onClick={() => void readAgain()}>
        {texts.account.again}
      </Button>
    </div>
  );
}

/** Shows its content to people who are signed in; visitors sign in first, and come back to where they were. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  if (session.status === "loading") return <Loading />;
  if (session.status === "unreadable") return <Unreadable />;
  if (session.status === "signed-in") return children;
  const hasEnded = session.status === "signed-out" && session.hasEnded;
  const origin: Origin = { from: `${pathname}${search}${hash}`, hasEnded };
  return <Navigate to={{ pathname: PATHS.login, search, hash }} state={origin} replace />;
}
