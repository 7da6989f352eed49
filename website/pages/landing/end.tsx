import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PATHS } from "../../paths.ts";
import styles from "./end.module.css";

/** One clear way on. */
export function End() {
  const { t } = useTranslation();
  return (
    <section className={styles.end} aria-labelledby="end-title">
      <h2 id="end-title">{t("landing.end.heading")}</h2>
      <p>{t("landing.end.text")}</p>
      <Button component="a" href={PATHS.stage} size="lg">
        {t("landing.hero.tryNow")}
      </Button>
    </section>
  );
}
