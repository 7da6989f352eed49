import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useHref, useLocation } from "react-router-dom";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./not-found-page.module.css";

/** An address without a page, told as the product tells a finding: where it is, what was measured, what to do. */
export function NotFoundPage() {
  const { t } = useTranslation();
  // The HTML is the same for all addresses.
  const isAlive = useIsAlive();
  const address = useHref(useLocation().pathname);
  return (
    <div className={styles.page} data-any-address>
      <PageHead title={t("layout.notFound.title")} isPrivate />
      <p className={styles.bar}>
        <span className={styles.asked}>{isAlive && address}</span>
      </p>
      <p className={styles.measured}>
        <strong>404</strong> <span>{t("layout.notFound.needed")}</span>
      </p>
      <h1>{t("layout.notFound.heading")}</h1>
      <p className={styles.text}>{t("layout.notFound.text")}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {t("layout.notFound.back")}
      </Button>
    </div>
  );
}
