import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useStagePath } from "../../language/use-stage-path.ts";
import { LandingSection } from "./section.tsx";

/** One clear way on. */
export function End() {
  const { t } = useTranslation();
  const stage = useStagePath();
  return (
    <LandingSection id="end" tone="dark" heading={t("landing.end.heading")}>
      <Button component="a" href={stage} size="lg">
        {t("landing.hero.tryNow")}
      </Button>
    </LandingSection>
  );
}
