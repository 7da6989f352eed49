import { Alert } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PLANS, type Interval } from "../../../../shared/plans.ts";
import { IntervalSwitch } from "../../../components/plan/interval-switch.tsx";
import { contactAbout } from "../../../paths.ts";
import { useHasSecondOpinion } from "../../../session/use-second-opinion.ts";
import { FreeCard, PlanCard } from "./plan-card.tsx";
import styles from "./pricing.module.css";
import { LandingSection } from "../section.tsx";
import { SeatsStepper } from "./seats-stepper.tsx";

const OTHERS = ["enterprise", "education"] as const;

/** The free plan, those that are sold to one person or a team, and the ways without one. */
export function Pricing() {
  const { t } = useTranslation();
  const [interval, setInterval] = useState<Interval>("month");
  const [seats, setSeats] = useState(1);
  const isSold = useHasSecondOpinion() !== false;
  return (
    <LandingSection id="pricing" heading={t("landing.pricing.heading")} lead={t("landing.pricing.lead")}>
      {!isSold && <Alert className={styles.unsold ?? ""}>{t("landing.pricing.unsold")}</Alert>}
      <div className={styles.choices}>
        <IntervalSwitch interval={interval} onChange={setInterval} />
        <SeatsStepper seats={seats} onChange={setSeats} />
      </div>
      <ul className={styles.plans}>
        <FreeCard />
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval={interval} seats={seats} isSold={isSold} />
        ))}
      </ul>
      <p className={styles.note}>{t("landing.pricing.team.text")}</p>
      <p className={styles.note}>
        {t("landing.pricing.cost")} {t("landing.pricing.tax")}
      </p>
      <ul className={styles.others}>
        {OTHERS.map((key) => (
          <li key={key}>
            <h3>{t(`landing.pricing.${key}.title`)}</h3>
            <p>
              {t(`landing.pricing.${key}.text`)}{" "}
              <Link to={contactAbout(t(`landing.pricing.${key}.action`))}>
                {t(`landing.pricing.${key}.action`)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
