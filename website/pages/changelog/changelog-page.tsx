import { useFrontTexts } from "../../language/use-front-texts.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { useDay } from "../../language/use-day.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./changelog-page.module.css";
import { CHANGES } from "./changes.ts";

/** The news of the product, day by day. */
export function ChangelogPage() {
  const texts = useFrontTexts();
  const language = useLanguage();
  const dayOf = useDay();
  return (
    <ContentPage
      title={texts.layout.changelog.title}
      description={texts.layout.changelog.description}
      heading={texts.layout.changelog.title}
      lead={texts.layout.changelog.description}
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
                  {texts.layout.changelog.kinds[kind]}
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
