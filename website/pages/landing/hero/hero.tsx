import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PRODUCT } from "../../../../shared/product.ts";
import { ExternalLink } from "../../../components/external-link.tsx";
import { PATHS } from "../../../paths.ts";
import { Lab } from "../demo/lab.tsx";
import { Moment } from "../demo/moment.tsx";
import styles from "./hero.module.css";

/** Tells the product's purpose in one sentence; below, a finding and its fix at once, and the ways to begin. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t("landing.hero.eyebrow")}</p>
        <h1 id="hero-title">{t("landing.hero.heading")}</h1>
        <p className={styles.lead}>{t("landing.hero.lead")}</p>
        <Moment />
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
      <Lab />
    </section>
  );
}
