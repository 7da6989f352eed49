import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/content-page.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./about-page.module.css";
import { RolePortrait, ROLES } from "./role-portrait.tsx";

const STORY = ["first", "second", "third"] as const;
const VALUES = ["innovation", "accessibility", "community"] as const;

/** Where the product comes from, what its makers hold to, and who does what. */
export function AboutPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t("company.about.title")}
      description={t("company.about.description")}
      heading={t("company.about.heading")}
      lead={t("company.about.lead")}
    >
      <section className={styles.story}>
        <h2>{t("company.about.story.heading")}</h2>
        <div>
          {STORY.map((part) => (
            <p key={part}>{t(`company.about.story.${part}`)}</p>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>{t("company.about.values.heading")}</h2>
        <ul className={styles.values}>
          {VALUES.map((value) => (
            <li key={value}>
              <h3>{t(`company.about.values.${value}.title`)}</h3>
              <p>{t(`company.about.values.${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t("company.about.team.heading")}</h2>
        <p className={styles.lead}>{t("company.about.team.lead")}</p>
        <ul className={styles.team}>
          {ROLES.map((role) => (
            <li key={role}>
              <RolePortrait role={role} />
              <h3>{t(`company.about.team.${role}.title`)}</h3>
              <p>{t(`company.about.team.${role}.text`)}</p>
            </li>
          ))}
        </ul>
        <Button component={Link} to={PATHS.contact} variant="default" size="md">
          {t("company.about.action")}
        </Button>
      </section>
    </ContentPage>
  );
}
