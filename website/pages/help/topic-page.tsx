import { type ComponentProps, use, useDeferredValue } from "react";
import { Link, useParams } from "react-router-dom";
import { pathIn } from "../../../shared/site-language.ts";
import { StructuredData, wayTo } from "../../layout/structured-data.tsx";
import { ReadingPage } from "../../components/page/reading-page.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { helpPath, PATHS } from "../../paths.ts";
import { ArticleLink } from "../blog/article-link.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { Listed, Unlisted } from "./listed.tsx";
import { useHelpTexts } from "./use-help-texts.ts";
import fixed from "./pictures/fixed.webp";
import findings from "./pictures/findings.webp";
import layer from "./pictures/on-the-layer.webp";
import fixes from "./pictures/fixes.webp";
import styles from "./topic-page.module.css";
import { topicText } from "./topic-text.ts";
import { TOPICS, type TopicId } from "./topics.ts";

/** Pictures of the product that `npm run listing` takes: what a topic shows first. */
const PICTURES: Partial<Readonly<Record<TopicId, string>>> = {
  "first-review": findings,
  fix: fixed,
  dismiss: layer,
  "design-systems": fixes,
};

/** A link of a topic: to a page of ours in the language that is read, to the editor, or elsewhere. */
function TopicLink({ href = "", children }: ComponentProps<"a">) {
  if (!href.startsWith("/")) return <ArticleLink href={href}>{children}</ArticleLink>;
  return href === PATHS.stage ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>;
}

const COMPONENTS = { a: TopicLink, Listed, Unlisted };

/** A topic, and the way to the next one. */
function Topic({ id }: { readonly id: TopicId }) {
  const language = useDeferredValue(useLanguage());
  const texts = useHelpTexts();
  const { default: Text } = use(topicText(id, language));
  const { title, summary } = texts.topics[id];
  const next = TOPICS[TOPICS.indexOf(id) + 1];
  const picture = PICTURES[id];
  return (
    <>
      <PageHead title={title} description={summary} />
      <StructuredData
        of={wayTo([
          [pathIn(language, PATHS.help), texts.title],
          [pathIn(language, helpPath(id)), title],
        ])}
      />
      <ReadingPage
        from={{ path: PATHS.help, name: texts.heading }}
        heading={title}
        lead={summary}
        picture={
          picture && (
            <img
              className={styles.picture}
              src={picture}
              width={1280}
              height={720}
              alt={texts.pictures[id] ?? ""}
            />
          )
        }
        text={<Text components={COMPONENTS} />}
        language={language}
      >
        {next && (
          <p className={styles.next}>
            {texts.next} <Link to={helpPath(next)}>{texts.topics[next].title}</Link>
          </p>
        )}
      </ReadingPage>
    </>
  );
}

/** The topic that the address names. */
export function TopicPage() {
  const { id } = useParams();
  const topic = TOPICS.find((one) => one === id);
  return topic ? <Topic key={topic} id={topic} /> : <NotFoundPage />;
}
