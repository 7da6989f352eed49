import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useStagePath } from "../../language/use-stage-path.ts";
import styles from "./fig-section.module.css";
import { LandingSection } from "./section.tsx";

/** It reads files of Figma without Figma: the place where one is dropped, as the stage has it. */
export function FigSection() {
  const { t } = useTranslation();
  const stage = useStagePath();
  return (
    <LandingSection id="fig" tone="shade" heading={t("landing.fig.heading")} lead={t("landing.fig.lead")}>
      <div className={styles.place}>
        <Button component="a" href={stage} size="lg" variant="default">
          {t("landing.fig.open")}
        </Button>
      </div>
    </LandingSection>
  );
}
