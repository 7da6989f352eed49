import { useTranslation } from "react-i18next";
import { PageHead } from "../../layout/page-head.tsx";
import { Accuracy } from "./accuracy/accuracy.tsx";
import { Audience } from "./audience.tsx";
import { End } from "./end.tsx";
import { Features } from "./features.tsx";
import { FilmSection } from "./hero/film-section.tsx";
import { Hero } from "./hero/hero.tsx";
import { Leaving } from "./leaving.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { Questions } from "./questions.tsx";

/** The landing page: the product, the people it is for, and its price; each claim with a proof. */
export function LandingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("landing.title")} description={t("landing.description")} />
      <Hero />
      <Features />
      <FilmSection />
      <Leaving />
      <Accuracy />
      <Audience />
      <Pricing />
      <Questions />
      <End />
    </>
  );
}
