import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FREE_TRIAL_REVIEWS, PLANS, type Interval } from "../../../../shared/plans.ts";
import { IntervalSwitch } from "../../../components/plan/interval-switch.tsx";
import { PATHS } from "../../../paths.ts";
import { PlanCard } from "./plan-card.tsx";
import { PriceTable } from "./price-table.tsx";
import styles from "./pricing.module.css";
import { LandingSection } from "../section.tsx";

const OTHERS = [
  { key: "free", to: PATHS.signUp },
  { key: "enterprise", to: PATHS.contact },
  { key: "education", to: PATHS.contact },
] as const;

function OtherCard({ entry }: { readonly entry: (typeof OTHERS)[number] }) {
  const { t } = useTranslation();
  return (
    <li className={styles.other}>
      <h3>{t(`landing.pricing.${entry.key}.title`)}</h3>
      <p>{t(`landing.pricing.${entry.key}.text`, { count: FREE_TRIAL_REVIEWS })}</p>
      <Button component={Link} to={entry.to} variant="default">
        {t(`landing.pricing.${entry.key}.action`)}
      </Button>
    </li>
  );
}

/** The plans as they are sold, and the ways without one. */
export function Pricing() {
  const { t } = useTranslation();
  const [interval, setInterval] = useState<Interval>("month");
  return (
    <LandingSection
      id="pricing"
      heading={t("landing.pricing.heading")}
      lead={t("landing.pricing.lead", { count: FREE_TRIAL_REVIEWS })}
    >
      <IntervalSwitch interval={interval} onChange={setInterval} />
      <ul className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval={interval} />
        ))}
      </ul>
      <p className={styles.tax}>
        {t("landing.pricing.cost")} {t("landing.pricing.tax")}
      </p>
      <PriceTable interval={interval} />
      <ul className={styles.others}>
        {OTHERS.map((entry) => (
          <OtherCard key={entry.key} entry={entry} />
        ))}
      </ul>
    </LandingSection>
  );
}
