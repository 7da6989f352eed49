import { Button, CloseButton } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { PATHS } from "../../paths.ts";
import { useConsent, writeConsent, type Consent } from "./cookie-consent.ts";
import styles from "./cookie-banner.module.css";

/** Asks once, on every page until there is an answer. Closing it is a no. */
export function CookieBanner() {
  const texts = useFrontTexts();
  const consent = useConsent();
  if (consent !== null) return null;
  const answer = (given: Consent) => () => writeConsent(given);
  return (
    <section className={styles.banner} data-floats="banner" aria-label={texts.layout.cookies.label}>
      <p className={styles.text}>
        {texts.layout.cookies.text} <Link to={PATHS.privacy}>{texts.layout.cookies.more}</Link>
      </p>
      <LiveFields>
        <div className={styles.actions}>
          <Button variant="default" onClick={answer("declined")}>
            {texts.layout.cookies.decline}
          </Button>
          <Button variant="default" onClick={answer("accepted")}>
            {texts.layout.cookies.accept}
          </Button>
          <CloseButton
            className={styles.close ?? ""}
            aria-label={texts.layout.cookies.close}
            onClick={answer("declined")}
          />
        </div>
      </LiveFields>
    </section>
  );
}
