import { Alert, Button } from "@mantine/core";
import { useCallback, type ReactNode } from "react";
import { ApiError } from "../../shared/api/errors.ts";
import { useTexts } from "../language/use-texts.ts";
import { LOCALES } from "../../shared/i18n/locales.ts";
import { useLanguage } from "../language/use-language.ts";
import { readWish, type LinkWish } from "../session/link-plugin.ts";
import { readFailure } from "../session/read-failure.ts";
import { useLoaded } from "../session/use-loaded.ts";
import styles from "./link-banner.module.css";

interface LinkBannerProps {
  readonly wish: LinkWish;
  /** The button that answers the wish, or a note on what happens to it once the page is filled in. */
  readonly children: ReactNode;
  /** The way on without an answer. */
  readonly wayOut?: ReactNode;
}

/** Whose plugin asks to be connected, so that nobody connects a stranger's. */
export function LinkBanner({ wish, children, wayOut }: LinkBannerProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { figmaId, code } = wish;
  const [whose, askAgain] = useLoaded(useCallback(() => readWish({ figmaId, code }), [figmaId, code]));
  if (whose.state === "loading") return null;
  if (whose.state === "failed") {
    const isGone = whose.error instanceof ApiError && whose.error.code === "not_found";
    return (
      <Alert color="yellow" className={styles.banner ?? ""}>
        <p>{isGone ? texts.account.link.gone : texts.account.failures[readFailure(whose.error)]}</p>
        <div className={styles.answers}>
          {!isGone && (
            <Button variant="default" onClick={askAgain}>
              {texts.account.again}
            </Button>
          )}
          {wayOut}
        </div>
      </Alert>
    );
  }
  const { figmaName: name, createdAt } = whose.value;
  const time = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "short" }).format(new Date(createdAt));
  return (
    <Alert title={texts.account.link.heading} className={styles.banner ?? ""}>
      <p>{name ? texts.account.link.text({ name, time }) : texts.account.link.textNoName({ time })}</p>
      <p className={styles.code}>{code}</p>
      <p>
        <strong>{texts.account.link.warning}</strong>
      </p>
      <div className={styles.answers}>
        {children}
        {wayOut}
      </div>
    </Alert>
  );
}
