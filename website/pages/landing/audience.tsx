import { useTranslation } from "react-i18next";
import styles from "./audience.module.css";
import { LandingSection } from "./section.tsx";

const GROUPS = ["solo", "teams", "learning"] as const;

/** Whom the product is for. */
export function Audience() {
  const { t } = useTranslation();
  return (
    <LandingSection id="whoisitfor" tone="shade" heading={t("landing.audience.heading")}>
      <ul className={styles.groups}>
        {GROUPS.map((who) => (
          <li key={who}>
            <h3>{t(`landing.audience.${who}.title`)}</h3>
            <p>{t(`landing.audience.${who}.text`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
