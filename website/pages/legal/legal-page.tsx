import { useTranslation } from "react-i18next";
import { LEGAL_EN } from "../../../shared/i18n/site/legal.en.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { siteConfig } from "../../session/site-config.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./legal-page.module.css";

/** Who runs the model of the second opinion today, as the server is set up. */
function ModelToday() {
  const { t } = useTranslation();
  const [config] = useLoaded(siteConfig);
  if (config.state !== "loaded") return null;
  const { secondOpinion } = config.value;
  return (
    <p>
      {secondOpinion
        ? t("legal.privacy.sections.model.now", secondOpinion)
        : t("legal.privacy.sections.model.none")}
    </p>
  );
}

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
          {section === "model" && <ModelToday />}
        </section>
      ))}
    </article>
  );
}

export const PrivacyPage = () => <LegalPage name="privacy" />;
export const TermsPage = () => <LegalPage name="terms" />;
