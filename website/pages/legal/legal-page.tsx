import { useTranslation } from "react-i18next";
import { LEGAL_EN } from "../../../shared/i18n/site/legal.en.ts";
import { PageHead } from "../../layout/page-head.tsx";
import styles from "./legal-page.module.css";

/** A legal text, section by section. The date and the sections are the same in every language. */
function LegalPage({ name }: { readonly name: "privacy" | "terms" }) {
  const { t } = useTranslation();
  const text = (key: string): string => t(`legal.${name}.${key}` as "legal.privacy.title");
  return (
    <article className={styles.page}>
      <PageHead title={text("title")} description={text("description")} />
      <h1>{text("title")}</h1>
      <p className={styles.updated}>{t("legal.updated")}</p>
      {Object.keys(LEGAL_EN[name].sections).map((section) => (
        <section key={section}>
          <h2>{text(`sections.${section}.heading`)}</h2>
          <p>{text(`sections.${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
}

export const PrivacyPage = () => <LegalPage name="privacy" />;
export const TermsPage = () => <LegalPage name="terms" />;
