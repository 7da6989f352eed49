import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./page-failure.module.css";

/** In place of a page that could not be shown. */
export function PageFailure() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="alert">
      <h1>{t("layout.failed.heading")}</h1>
      <p>{t("layout.failed.text")}</p>
      <Button size="md" onClick={() => window.location.reload()}>
        {t("layout.failed.again")}
      </Button>
    </div>
  );
}
