import { useTranslation } from "react-i18next";
import styles from "./audience.module.css";
import { LandingSection } from "./section.tsx";

const GROUPS = {
  solo: ["designers", "founders", "managers", "students"],
  teams: ["designTeams", "companies", "agencies"],
} as const;

function Group({ name }: { readonly name: keyof typeof GROUPS }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className={styles.group}>{t(`landing.audience.${name}`)}</h3>
      <ul className={styles.people}>
        {GROUPS[name].map((who) => (
          <li key={who}>
            <h4>{t(`landing.audience.${who}.title`)}</h4>
            <p>{t(`landing.audience.${who}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whom the product is for: people who work alone, and people who work together. */
export function Audience() {
  const { t } = useTranslation();
  return (
    <LandingSection id="whoisitfor" heading={t("landing.audience.heading")}>
      <div className={styles.groups}>
        <Group name="solo" />
        <Group name="teams" />
      </div>
    </LandingSection>
  );
}
