import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./not-found-page.module.css";

/** An address without a page. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHead title={t("layout.notFound.title")} isPrivate />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t("layout.notFound.heading")}</h1>
      <p>{t("layout.notFound.text")}</p>
      <Button component={Link} to={PATHS.home} size="md">
        {t("layout.notFound.back")}
      </Button>
    </div>
  );
}
