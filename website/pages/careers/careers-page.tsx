import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { RolePortrait, TEAM_ROLES } from "../about/role-portrait.tsx";
import { useCompanyTexts } from "../use-company-texts.ts";
import { PATHS } from "../../paths.ts";
import styles from "./careers-page.module.css";

/** Working here: nothing is open, who would be met, and whoever is interested can write. */
export function CareersPage() {
  const { careers: says, about } = useCompanyTexts();
  return (
    <ContentPage title={says.title} description={says.description} heading={says.heading} lead={says.lead}>
      <ul className={styles.team}>
        {TEAM_ROLES.map((role) => (
          <li key={role}>
            <RolePortrait role={role} />
            <span>{about.team[role].title}</span>
          </li>
        ))}
      </ul>
      <div className={styles.card}>
        <p>{says.text}</p>
        <Button component={Link} to={PATHS.contact} size="md">
          {says.action}
        </Button>
      </div>
    </ContentPage>
  );
}
