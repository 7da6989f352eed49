import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { useCompanyTexts } from "../use-company-texts.ts";
import { PATHS } from "../../paths.ts";
import styles from "./about-page.module.css";
import { RolePortrait, TEAM_ROLES } from "./role-portrait.tsx";

const STORY = ["first", "second", "third"] as const;
const VALUES = ["innovation", "accessibility", "community"] as const;

/** Where the product comes from, what its makers hold to, and who does what. */
export function AboutPage() {
  const says = useCompanyTexts().about;
  return (
    <ContentPage title={says.title} description={says.description} heading={says.heading} lead={says.lead}>
      <section className={styles.story}>
        <h2>{says.story.heading}</h2>
        <div>
          {STORY.map((part) => (
            <p key={part}>{says.story[part]}</p>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>{says.values.heading}</h2>
        <ul className={styles.values}>
          {VALUES.map((value) => (
            <li key={value}>
              <h3>{says.values[value].title}</h3>
              <p>{says.values[value].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{says.team.heading}</h2>
        <p className={styles.lead}>{says.team.lead}</p>
        <ul className={styles.team}>
          {TEAM_ROLES.map((role) => (
            <li key={role}>
              <RolePortrait role={role} />
              <h3>{says.team[role].title}</h3>
              <p>{says.team[role].text}</p>
            </li>
          ))}
        </ul>
        <Button component={Link} to={PATHS.contact} variant="default" size="md">
          {says.action}
        </Button>
      </section>
    </ContentPage>
  );
}
