import { Button } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { useStagePath } from "../../language/use-stage-path.ts";
import styles from "./fig-section.module.css";
import { LandingSection } from "./section.tsx";

/** It reads files of Figma without Figma: the place where one is dropped, as the stage has it. */
export function FigSection() {
  const texts = useFrontTexts();
  const stage = useStagePath();
  return (
    <LandingSection id="fig" tone="shade" heading={texts.landing.fig.heading} lead={texts.landing.fig.lead}>
      <div className={styles.place}>
        <Button component="a" href={stage} size="lg" variant="default">
          {texts.landing.fig.open}
        </Button>
      </div>
    </LandingSection>
  );
}
