import { Anchor } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { PATHS } from "../../../paths.ts";
import { ACCURACY } from "./accuracy.computed.ts";
import { Gallery } from "./gallery.tsx";
import styles from "./accuracy.module.css";
import { LandingSection } from "../section.tsx";

/** Shows how often the rules were right and how much they found, each figure with its limit. */
export function Accuracy() {
  const texts = useFrontTexts();
  const format = new Intl.NumberFormat(useLanguage());
  const { rules, found, damaged, right, read } = ACCURACY;
  const shares = [
    ["right", right, read],
    ["found", found, damaged],
  ] as const;
  return (
    <LandingSection
      id="accuracy"
      tone="dark"
      heading={texts.landing.accuracy.heading}
      lead={texts.landing.accuracy.lead({ rules })}
    >
      <dl className={styles.shares}>
        {shares.map(([name, part, whole]) => (
          <div key={name}>
            <dt>
              {texts.landing.accuracy.share({ part: format.format(part), whole: format.format(whole) })}
              <meter className={styles.bar} min={0} max={whole} value={part} aria-hidden="true" />
            </dt>
            <dd>
              {texts.landing.accuracy[name].text} <span>{texts.landing.accuracy[name].limit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Gallery />
      <Anchor component={Link} to={PATHS.rules}>
        {texts.landing.accuracy.more({ rules })}
      </Anchor>
    </LandingSection>
  );
}
