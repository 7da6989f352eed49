import { useTranslation } from "react-i18next";
import styles from "./questions.module.css";
import { LandingSection } from "./section.tsx";

const QUESTIONS = ["figma", "ai", "wrong", "languages", "libraries", "cancel"] as const;

/** Answers the questions that people have before they try. */
export function Questions() {
  const { t } = useTranslation();
  return (
    <LandingSection id="questions" tone="shade" heading={t("landing.questions.heading")}>
      <div className={styles.questions}>
        {QUESTIONS.map((key) => (
          <details key={key}>
            <summary>{t(`landing.questions.${key}.asks`)}</summary>
            <p>{t(`landing.questions.${key}.says`)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
