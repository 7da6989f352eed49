import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PATHS } from "../../paths.ts";
import styles from "./leaving.module.css";
import { LandingSection } from "./section.tsx";

const PLACES = ["stays", "goes", "kept"] as const;

/** Tells what stays in the file, what leaves it, and how long that is kept. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <LandingSection id="privacy" heading={t("landing.leaving.heading")}>
      <ul className={styles.places}>
        {PLACES.map((place) => (
          <li key={place} data-place={place}>
            <h3>{t(`landing.leaving.${place}.title`)}</h3>
            <p>{t(`landing.leaving.${place}.text`)}</p>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={PATHS.privacy}>
        {t("landing.leaving.more")}
      </Anchor>
    </LandingSection>
  );
}
