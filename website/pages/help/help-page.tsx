import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LiveFields } from "../../hydration/live-fields.tsx";
import { contactAbout, helpPath } from "../../paths.ts";
import styles from "./help-page.module.css";
import { useHelpTexts } from "./use-help-texts.ts";
import { matchingTopics } from "./matching-topics.ts";

/** All topics of the help, found by their words. */
export function HelpPage() {
  const texts = useHelpTexts();
  const [sought, setSought] = useState("");
  const found = matchingTopics(sought, texts.topics);
  return (
    <ContentPage
      title={texts.title}
      description={texts.description}
      heading={texts.heading}
      lead={texts.lead}
    >
      <LiveFields>
        <TextInput
          type="search"
          size="md"
          className={styles.search ?? ""}
          label={texts.search}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      </LiveFields>
      <output className="visually-hidden">{sought && texts.found({ count: found.length })}</output>
      {found.length > 0 ? (
        <ul className={styles.topics}>
          {found.map((id) => (
            <li key={id}>
              <h2>
                <Link to={helpPath(id)}>{texts.topics[id].title}</Link>
              </h2>
              <p>{texts.topics[id].summary}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {texts.none} <Link to={contactAbout(sought)}>{texts.ask}</Link>
        </p>
      )}
    </ContentPage>
  );
}
