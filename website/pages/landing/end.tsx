import { Button } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { useStagePath } from "../../language/use-stage-path.ts";
import { LandingSection } from "./section.tsx";

/** One clear way on: a screen of one's own, or a whole file of Figma, without Figma. */
export function End() {
  const texts = useFrontTexts();
  const stage = useStagePath();
  return (
    <LandingSection id="end" tone="dark" heading={texts.landing.end.heading} lead={texts.landing.end.lead}>
      <Button component="a" href={stage} size="lg">
        {texts.landing.hero.tryNow}
      </Button>
    </LandingSection>
  );
}
