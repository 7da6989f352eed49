import { Button } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link, useHref, useLocation } from "react-router-dom";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./not-found-page.module.css";

/** An address without a page, told as the product tells a finding: where it is, what was measured, what to do. */
export function NotFoundPage() {
  const texts = useFrontTexts();
  // The HTML is the same for all addresses.
  const isAlive = useIsAlive();
  const address = useHref(useLocation().pathname);
  return (
    <div className={styles.page} data-any-address>
      <PageHead title={texts.layout.notFound.title} isPrivate />
      <p className={styles.bar}>
        <span className={styles.asked}>{isAlive && address}</span>
      </p>
      <p className={styles.measured}>
        <strong>404</strong> <span>{texts.layout.notFound.needed}</span>
      </p>
      <h1>{texts.layout.notFound.heading}</h1>
      <p className={styles.text}>{texts.layout.notFound.text}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {texts.layout.notFound.back}
      </Button>
    </div>
  );
}
