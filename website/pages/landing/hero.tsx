import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PRODUCT } from "../../../shared/product.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./hero.module.css";
import { HeroFilm } from "./hero-film.tsx";

/** What it does in one sentence, seen at work, and the ways to begin. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <div className={styles.heading}>
          <p className={styles.eyebrow}>{t("landing.hero.eyebrow")}</p>
          <h1 id="hero-title">{t("landing.hero.heading")}</h1>
        </div>
        <div className={styles.offer}>
          <p className={styles.lead}>{t("landing.hero.lead")}</p>
          <div className={styles.actions}>
            <Button component="a" href={PATHS.stage} size="lg">
              {t("landing.hero.tryNow")}
            </Button>
            <Button component="a" href="#pricing" size="lg" variant="default">
              {t("landing.hero.pricings")}
            </Button>
          </div>
          <p className={styles.note}>{t("landing.hero.tryNote")}</p>
          {PRODUCT.communityUrl && (
            <ExternalLink href={PRODUCT.communityUrl}>{t("landing.hero.community")}</ExternalLink>
          )}
        </div>
      </div>
      <HeroFilm />
    </section>
  );
}
