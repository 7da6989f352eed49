import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PATHS } from "../../paths.ts";
import { LandingSection } from "./section.tsx";

/** One clear way on. */
export function End() {
  const { t } = useTranslation();
  return (
    <LandingSection id="end" tone="dark" heading={t("landing.end.heading")}>
      <Button component="a" href={PATHS.stage} size="lg">
        {t("landing.hero.tryNow")}
      </Button>
    </LandingSection>
  );
}
