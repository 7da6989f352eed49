import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PRODUCT } from "../../../../shared/product.ts";
import { ExternalLink } from "../../../components/external-link.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { useStagePath } from "../../../language/use-stage-path.ts";
import { helpPath } from "../../../paths.ts";
import { ACCURACY } from "../accuracy/accuracy.computed.ts";
import { LitHeading } from "../lit-heading.tsx";
import styles from "./hero.module.css";
import { Product } from "./product.tsx";

/** The way to the plugin: its page of the community, or, while there is none, how a development build gets in. */
function Install() {
  const { t } = useTranslation();
  if (PRODUCT.communityUrl)
    return (
      <Button component={ExternalLink} href={PRODUCT.communityUrl} size="lg">
        {t("landing.hero.community")}
      </Button>
    );
  return (
    <Button component={Link} to={helpPath("install")} size="lg" variant="default">
      {t("landing.hero.install")}
    </Button>
  );
}

/** Tells the product's purpose in one sentence, the ways to begin, and shows the product at work. */
export function Hero() {
  const { t } = useTranslation();
  const stage = useStagePath();
  const format = new Intl.NumberFormat(useLanguage());
  const { right, read } = ACCURACY;
  const tryIt = (
    <Button component="a" href={stage} size="lg" variant={PRODUCT.communityUrl ? "default" : "filled"}>
      {t("landing.hero.tryNow")}
    </Button>
  );
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t("landing.hero.eyebrow")}</p>
        <LitHeading id="hero-title" level="h1">
          {t("landing.hero.heading")}
        </LitHeading>
        <p className={styles.lead}>{t("landing.hero.lead")}</p>
        <div className={styles.actions}>
          {PRODUCT.communityUrl && <Install />}
          {tryIt}
          {!PRODUCT.communityUrl && <Install />}
        </div>
        <p className={styles.note}>
          {t("landing.hero.proof", { right: format.format(right), read: format.format(read) })}{" "}
          <a href="#pricing">{t("landing.hero.pricings")}</a>
        </p>
      </div>
      <Product />
    </section>
  );
}
