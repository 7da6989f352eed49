import { useTranslation } from "react-i18next";
import { PageHead } from "../../layout/page-head.tsx";
import { Audience } from "./audience.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";

/** What the product is, for whom, and what it costs. */
export function LandingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("landing.title")} description={t("landing.description")} />
      <Hero />
      <Features />
      <Audience />
      <Pricing />
    </>
  );
}
