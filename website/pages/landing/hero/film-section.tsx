import { useTranslation } from "react-i18next";
import { HeroFilm } from "./hero-film.tsx";
import { LandingSection } from "../section.tsx";

/** The same in the editor, as it happens. */
export function FilmSection() {
  const { t } = useTranslation();
  return (
    <LandingSection id="film" heading={t("landing.film.heading")} lead={t("landing.film.lead")}>
      <HeroFilm />
    </LandingSection>
  );
}
