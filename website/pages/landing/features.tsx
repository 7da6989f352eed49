import { useTranslation } from "react-i18next";
import { ASPECTS } from "../../../shared/review/rule.ts";
import { AspectIcon } from "./aspect-icon.tsx";
import styles from "./features.module.css";
import { Section } from "./section.tsx";

const TRUST = ["measured", "second", "unsure"] as const;

/** What is looked at, and how sure each verdict is. */
export function Features() {
  const { t } = useTranslation();
  return (
    <Section id="features" heading={t("landing.features.heading")} lead={t("landing.features.lead")}>
      <ul className={styles.aspects}>
        {ASPECTS.map((aspect) => (
          <li key={aspect} className={styles.aspect}>
            <AspectIcon aspect={aspect} />
            <h3>{t(`landing.features.${aspect}.title`)}</h3>
            <p>{t(`landing.features.${aspect}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.trust}>
        <h3 className={styles.trustHeading}>{t("landing.features.trust.heading")}</h3>
        <dl className={styles.levels}>
          {TRUST.map((level) => (
            <div key={level}>
              <dt data-level={level}>{t(`landing.features.trust.${level}.title`)}</dt>
              <dd>{t(`landing.features.trust.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.live}>
        <h3>{t("landing.features.live.title")}</h3>
        <p>{t("landing.features.live.text")}</p>
      </div>
    </Section>
  );
}
