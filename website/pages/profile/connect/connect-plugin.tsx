import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { tellFailure } from "../../../components/answers/failure-toast.tsx";
import { LinkBanner } from "../../../components/link-banner.tsx";
import { Loading } from "../../../components/page/loading.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import { approveAndLink, link, type LinkWish } from "../../../session/link-plugin.ts";
import styles from "./connect-plugin.module.css";
import { showToast } from "../../../components/toasts/toast.ts";

interface ConnectPluginProps {
  readonly wish: LinkWish;
  readonly userId: string;
  /** Takes the wish out of the address: the profile is shown. */
  readonly onEnd: () => void;
}

/** A plugin waits for an answer: nothing else is asked meanwhile. One approved at sign-up is connected by itself. */
export function ConnectPlugin({ wish, userId, onEnd }: ConnectPluginProps) {
  const texts = useTexts();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const triedRef = useRef(false);

  const end = async (): Promise<void> => {
    showToast({ color: "green", message: texts.account.link.success });
    onEnd();
    await refreshUser().catch(() => {});
  };
  useEffect(() => {
    if (triedRef.current) return;
    triedRef.current = true;
    void link(wish.figmaId, wish.code, userId, language)
      .catch(() => false)
      .then((isLinked) => (isLinked ? end() : setIsAsking(true)));
  });
  useEffect(() => {
    if (isAsking) headingRef.current?.focus();
  }, [isAsking]);

  const connect = async (): Promise<void> => {
    setIsBusy(true);
    const isLinked = await approveAndLink(wish, userId, language).catch(() => false);
    if (isLinked) return end();
    tellFailure(texts.account.link.error);
    setIsBusy(false);
  };
  return (
    <section className={styles.connect}>
      <h1 ref={headingRef} tabIndex={-1}>
        {texts.account.link.title}
      </h1>
      {isAsking ? (
        <LinkBanner
          wish={wish}
          wayOut={
            <Button variant="default" disabled={isBusy} onClick={onEnd}>
              {texts.account.link.notMe}
            </Button>
          }
        >
          <Button disabled={isBusy} onClick={() => void connect()}>
            {texts.account.link.connect}
          </Button>
        </LinkBanner>
      ) : (
        <Loading />
      )}
    </section>
  );
}
