import { Button } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { PRODUCT } from "../../../../shared/product.ts";
import { ExternalLink } from "../../../components/external-link.tsx";
import { useStagePath } from "../../../language/use-stage-path.ts";
import { helpPath } from "../../../paths.ts";
import { ON_NEW_DESIGNS } from "../accuracy/on-new-designs.ts";
import { LitHeading } from "../lit-heading.tsx";
import styles from "./hero.module.css";
import { Product } from "./product.tsx";

/** The way to the plugin: its page of the community, or, while there is none, how a development build gets in. */
function Install() {
  const texts = useFrontTexts();
  if (PRODUCT.communityUrl)
    return (
      <Button component={ExternalLink} href={PRODUCT.communityUrl} size="lg">
        {texts.landing.hero.community}
      </Button>
    );
  return (
    <Button component={Link} to={helpPath("install")} size="lg" variant="default">
      {texts.landing.hero.install}
    </Button>
  );
}

/** Tells the product's purpose in one sentence, the ways to begin, and shows the product at work. */
export function Hero() {
  const texts = useFrontTexts();
  const stage = useStagePath();
  const tryIt = (
    <Button component="a" href={stage} size="lg" variant={PRODUCT.communityUrl ? "default" : "filled"}>
      {texts.landing.hero.tryNow}
    </Button>
  );
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{texts.landing.hero.eyebrow}</p>
        <LitHeading id="hero-title">{texts.landing.hero.heading}</LitHeading>
        <p className={styles.lead}>{texts.landing.hero.lead}</p>
        <div className={styles.actions}>
          {PRODUCT.communityUrl && <Install />}
          {tryIt}
          {!PRODUCT.communityUrl && <Install />}
        </div>
        <p className={styles.note}>
          {texts.landing.hero.proof({ wrong: ON_NEW_DESIGNS.wrong })}{" "}
          <a href="#pricing">{texts.landing.hero.pricings}</a>
        </p>
      </div>
      <Product />
    </section>
  );
}
