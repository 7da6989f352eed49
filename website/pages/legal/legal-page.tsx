import { PageHead } from "../../layout/page-head.tsx";
import { siteConfig } from "../../session/site-config.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { useLegalTexts } from "./use-legal-texts.ts";
import styles from "./legal-page.module.css";

/** Who runs the model of the second opinion today, as the server is set up. */
function ModelToday() {
  const { now, none } = useLegalTexts().privacy.sections.model;
  const [config] = useLoaded(siteConfig);
  if (config.state !== "loaded") return null;
  const { secondOpinion } = config.value;
  return <p>{secondOpinion ? now({ provider: secondOpinion.provider }) : none}</p>;
}

interface LegalPageProps {
  readonly name: "privacy" | "terms" | "security" | "accessibility";
  /** It is a promise, and says since when it holds. */
  readonly isDated?: true;
}

/** A legal text or a statement, section by section. The date and the sections are the same in every language. */
function LegalPage({ name, isDated }: LegalPageProps) {
  const says = useLegalTexts();
  const { title, description, sections } = says[name];
  return (
    <article className={styles.page}>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      {isDated && <p className={styles.updated}>{says.updated}</p>}
      {Object.entries(sections).map(([section, { heading, text }]) => (
        <section key={section}>
          <h2>{heading}</h2>
          {text.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section === "model" && <ModelToday />}
        </section>
      ))}
    </article>
  );
}

export const PrivacyPage = () => <LegalPage name="privacy" isDated />;
export const TermsPage = () => <LegalPage name="terms" isDated />;
export const SecurityPage = () => <LegalPage name="security" />;
export const AccessibilityPage = () => <LegalPage name="accessibility" />;
