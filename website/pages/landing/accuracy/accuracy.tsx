import { Anchor } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { PATHS } from "../../../paths.ts";
import { ACCURACY } from "./accuracy.computed.ts";
import { Gallery } from "./gallery.tsx";
import styles from "./accuracy.module.css";
import { LandingSection } from "../section.tsx";

/** Shows how often the rules were right, with the limit of that figure. */
export function Accuracy() {
  const texts = useFrontTexts();
  const format = new Intl.NumberFormat(useLanguage());
  const { rules, right, read } = ACCURACY;
  return (
    <LandingSection
      id="accuracy"
      tone="dark"
      heading={texts.landing.accuracy.heading}
      lead={texts.landing.accuracy.lead({ rules })}
    >
      <dl className={styles.shares}>
        <div>
          <dt>
            {texts.landing.accuracy.share({ part: format.format(right), whole: format.format(read) })}
            <meter className={styles.bar} min={0} max={read} value={right} aria-hidden="true" />
          </dt>
          <dd>
            {texts.landing.accuracy.right.text} <span>{texts.landing.accuracy.right.limit}</span>
          </dd>
        </div>
      </dl>
      <Gallery />
      <Anchor component={Link} to={PATHS.rules}>
        {texts.landing.accuracy.more({ rules })}
      </Anchor>
    </LandingSection>
  );
}
