import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { ContentPage } from "../../components/page/content-page.tsx";
import { useCompanyTexts } from "../use-company-texts.ts";
import { PATHS } from "../../paths.ts";
import styles from "./careers-page.module.css";

/** Working here: nothing is open, and whoever is interested can write. */
export function CareersPage() {
  const { careers: says } = useCompanyTexts();
  return (
    <ContentPage title={says.title} description={says.description} heading={says.heading} lead={says.lead}>
      <div className={styles.card}>
        <p>{says.text}</p>
        <Button component={Link} to={PATHS.contact} size="md">
          {says.action}
        </Button>
      </div>
    </ContentPage>
  );
}
