import { useTranslation } from "react-i18next";
import { ASPECTS, type Aspect } from "../../../shared/review/rule.ts";
import { ContentPage } from "../../components/content-page.tsx";
import { MEASURED_RULES } from "./measured-rules.ts";
import { RuleItem } from "./rule-item.tsx";
import styles from "./rules-page.module.css";

function AspectRules({ aspect }: { readonly aspect: Aspect }) {
  const { t } = useTranslation();
  const rules = MEASURED_RULES.filter((rule) => rule.aspect === aspect);
  return (
    <section className={styles.aspect} aria-labelledby={aspect}>
      <h2 id={aspect}>{t(`reviews.aspects.${aspect}`)}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

/** Every rule of the engine, with what it rests on and what was measured. */
export function RulesPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t("rules.title")}
      description={t("rules.description")}
      heading={t("rules.heading", { count: MEASURED_RULES.length })}
      lead={t("rules.lead")}
    >
      <p className={styles.method}>{t("rules.method")}</p>
      {ASPECTS.map((aspect) => (
        <AspectRules key={aspect} aspect={aspect} />
      ))}
    </ContentPage>
  );
}
