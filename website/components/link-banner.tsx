import { Alert } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { useTexts } from "../language/use-texts.ts";
import { LOCALES } from "../../shared/i18n/locales.ts";
import { useLanguage } from "../language/use-language.ts";
import { readWish, type LinkWish } from "../session/link-plugin.ts";
import styles from "./link-banner.module.css";

interface LinkBannerProps {
  readonly wish: LinkWish;
  /** The button that answers the wish, or a note on what happens to it once the page is filled in. */
  readonly children: ReactNode;
  /** The way on without an answer. */
  readonly wayOut?: ReactNode;
}

interface Whose {
  readonly name: string;
  readonly time: string;
}

/** Whose plugin asks to be connected, so that nobody connects a stranger's. */
export function LinkBanner({ wish, children, wayOut }: LinkBannerProps) {
  const texts = useTexts();
  const language = useLanguage();
  const [whose, setWhose] = useState<Whose | "gone" | null>(null);
  const { figmaId, code } = wish;
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Whose | "gone"): void => {
      if (isCurrent) setWhose(found);
    };
    readWish({ figmaId, code }).then(
      ({ figmaName, createdAt }) =>
        show({
          name: figmaName,
          time: new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "short" }).format(
            new Date(createdAt),
          ),
        }),
      () => show("gone"),
    );
    return () => {
      isCurrent = false;
    };
  }, [figmaId, code, language]);
  if (whose === null) return null;
  if (whose === "gone")
    return (
      <Alert color="yellow" className={styles.banner ?? ""}>
        <p>{texts.account.link.gone}</p>
        {wayOut}
      </Alert>
    );
  const { name, time } = whose;
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
