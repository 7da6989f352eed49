import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { helpPath } from "../../paths.ts";
import styles from "./help-page.module.css";
import { TOPICS } from "./topics.ts";
import { useHelpTexts } from "./use-help-texts.ts";

/** All topics of the help. */
export function HelpPage() {
  const texts = useHelpTexts();
  return (
    <ContentPage
      title={texts.title}
      description={texts.description}
      heading={texts.heading}
      lead={texts.lead}
    >
      <ul className={styles.topics}>
        {TOPICS.map((id) => (
          <li key={id}>
            <h2>
              <Link className="whole" to={helpPath(id)}>
                {texts.topics[id].title}
              </Link>
            </h2>
            <p>{texts.topics[id].summary}</p>
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}
