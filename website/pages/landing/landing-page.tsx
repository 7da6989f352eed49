import { useFrontTexts } from "../../language/use-front-texts.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { ORIGIN } from "../../layout/origin.ts";
import { StructuredData } from "../../layout/structured-data.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { Accuracy } from "./accuracy/accuracy.tsx";
import { Audience } from "./audience.tsx";
import { Lab } from "./demo/lab.tsx";
import { End } from "./end.tsx";
import { Hero } from "./hero/hero.tsx";
import { HeroFilm } from "./hero/hero-film.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { Privacy } from "./privacy.tsx";
import { Questions } from "./questions.tsx";
import { LandingSection } from "./section.tsx";

/** The landing page: the product at work, one thing a band; how often it is right, and its price. */
export function LandingPage() {
  const texts = useFrontTexts();
  return (
    <>
      <PageHead title={texts.landing.title} description={texts.landing.description} />
      <StructuredData
        of={{
          "@type": "SoftwareApplication",
          name: PRODUCT.name,
          description: texts.landing.description,
          url: ORIGIN,
          applicationCategory: "DesignApplication",
          operatingSystem: "Figma, Web",
          offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" },
        }}
      />
      <Hero />
      <LandingSection
        id="features"
        tone="dark"
        heading={texts.landing.lab.heading}
        lead={texts.landing.lab.lead}
      >
        <Lab />
      </LandingSection>
      <LandingSection id="film" heading={texts.landing.film.heading} lead={texts.landing.film.lead}>
        <HeroFilm />
      </LandingSection>
      <Accuracy />
      <Privacy />
      <Audience />
      <Pricing />
      <Questions />
      <End />
    </>
  );
}
