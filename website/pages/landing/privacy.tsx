import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PATHS } from "../../paths.ts";
import styles from "./privacy.module.css";
import { LandingSection } from "./section.tsx";

const ACTS = ["live", "review", "second"] as const;
const FACTS = ["what", "who", "kept"] as const;

/** The data that leave the file, by what somebody does; who gets them, and for how long. */
export function Privacy() {
  const { t } = useTranslation();
  return (
    <LandingSection id="privacy" heading={t("landing.privacy.heading")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("landing.privacy.act")}</th>
            {FACTS.map((fact) => (
              <th key={fact} scope="col">
                {t(`landing.privacy.${fact}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTS.map((act) => (
            <tr key={act}>
              <th scope="row">{t(`landing.privacy.${act}.act`)}</th>
              {FACTS.map((fact) => (
                <td key={fact} data-label={t(`landing.privacy.${fact}`)}>
                  {t(`landing.privacy.${act}.${fact}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Anchor component={Link} to={PATHS.privacy}>
        {t("landing.privacy.more")}
      </Anchor>
    </LandingSection>
  );
}
