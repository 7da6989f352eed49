import { useTranslation } from "react-i18next";
import { ContentPage } from "../../components/page/content-page.tsx";
import { useDay } from "../../language/use-day.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./changelog-page.module.css";
import { CHANGES } from "./changes.ts";

/** The news of the product, day by day. */
export function ChangelogPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dayOf = useDay();
  return (
    <ContentPage
      title={t("layout.changelog.title")}
      description={t("layout.changelog.description")}
      heading={t("layout.changelog.title")}
      lead={t("layout.changelog.description")}
    >
      {CHANGES.map(({ day, changes }) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            <time dateTime={day}>{dayOf(`${day}T12:00:00`)}</time>
          </h2>
          <ul className={styles.changes}>
            {changes.map(({ kind, says }) => (
              <li key={says.en}>
                <span className={styles.kind} data-kind={kind}>
                  {t(`layout.changelog.kinds.${kind}`)}
                </span>
                <p>{says[language]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ContentPage>
  );
}
