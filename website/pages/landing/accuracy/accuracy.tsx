import { Anchor } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { PATHS } from "../../../paths.ts";
import { ON_NEW_DESIGNS } from "./on-new-designs.ts";
import { ACCURACY } from "./accuracy.computed.ts";
import { Gallery } from "./gallery.tsx";
import styles from "./accuracy.module.css";
import { LandingSection } from "../section.tsx";

const PARTS = ["right", "trivial", "wrong"] as const;

/** One bar of all findings that were read, in the parts that they were judged to be. */
function Bar() {
  const { read, parts } = ACCURACY;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${read} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect data-part="wrong" width={read} height="1" />
      <rect data-part="trivial" width={parts.right + parts.trivial} height="1" />
      <rect data-part="right" width={parts.right} height="1" />
    </svg>
  );
}

/** Shows how often the rules were right, and how often they were wrong. */
export function Accuracy() {
  const texts = useFrontTexts();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const { rules, read, parts } = ACCURACY;
  return (
    <LandingSection
      id="accuracy"
      tone="dark"
      heading={texts.landing.accuracy.heading}
      lead={texts.landing.accuracy.lead({
        rules,
        read: new Intl.NumberFormat(language).format(read),
        ...ON_NEW_DESIGNS,
      })}
    >
      <Bar />
      <dl className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} data-part={part}>
            <dt>{texts.landing.accuracy.parts[part]}</dt>
            <dd>{percent.format(parts[part] / read)}</dd>
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
