import { useTranslation } from "react-i18next";
import styles from "./loading.module.css";

/** Says that something is on its way. */
export function Loading() {
  const { t } = useTranslation();
  return <output className={styles.loading}>{t("layout.loading")}</output>;
}
