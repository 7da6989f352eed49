import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { PATHS } from "../../../paths.ts";
import { ACCURACY } from "./accuracy.computed.ts";
import { Gallery } from "./gallery.tsx";
import styles from "./accuracy.module.css";
import { LandingSection } from "../section.tsx";

/** Shows how much the rules found and how often they were right, each figure with its limit. */
export function Accuracy() {
  const { t } = useTranslation();
  const format = new Intl.NumberFormat(useLanguage());
  const { rules, found, damaged, right, read } = ACCURACY;
  const shares = [
    ["found", found, damaged],
    ["right", right, read],
  ] as const;
  return (
    <LandingSection
      id="accuracy"
      heading={t("landing.accuracy.heading")}
      lead={t("landing.accuracy.lead", { rules })}
    >
      <dl className={styles.shares}>
        {shares.map(([name, part, whole]) => (
          <div key={name}>
            <dt>{t("landing.accuracy.share", { part: format.format(part), whole: format.format(whole) })}</dt>
            <dd>
              <p>{t(`landing.accuracy.${name}.text`)}</p>
              <p className={styles.limit}>{t(`landing.accuracy.${name}.limit`)}</p>
            </dd>
          </div>
        ))}
      </dl>
      <Gallery />
      <Anchor component={Link} to={PATHS.rules}>
        {t("landing.accuracy.more", { rules })}
      </Anchor>
    </LandingSection>
  );
}
