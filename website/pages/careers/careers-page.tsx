import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/content-page.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./careers-page.module.css";

/** Working here: nothing is open, and whoever is interested can write. */
export function CareersPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t("company.careers.title")}
      description={t("company.careers.description")}
      heading={t("company.careers.heading")}
      lead={t("company.careers.lead")}
    >
      <div className={styles.card}>
        <p>{t("company.careers.text")}</p>
        <Button component={Link} to={PATHS.contact} size="md">
          {t("company.careers.action")}
        </Button>
      </div>
    </ContentPage>
  );
}
