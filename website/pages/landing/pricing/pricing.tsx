import { Alert } from "@mantine/core";
import { useState } from "react";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { PLANS, type Interval } from "../../../../shared/plans.ts";
import { IntervalSwitch } from "../../../components/plan/interval-switch.tsx";
import { useHasSecondOpinion } from "../../../session/use-second-opinion.ts";
import { FreeCard, PlanCard } from "./plan-card.tsx";
import styles from "./pricing.module.css";
import { LandingSection } from "../section.tsx";
import { SeatsStepper } from "./seats-stepper.tsx";

/** The free plan, and those that are sold to one person or a team. */
export function Pricing() {
  const texts = useFrontTexts();
  const [interval, setInterval] = useState<Interval>("month");
  const [seats, setSeats] = useState(1);
  const isSold = useHasSecondOpinion() !== false;
  return (
    <LandingSection id="pricing" heading={texts.landing.pricing.heading} lead={texts.landing.pricing.lead}>
      {!isSold && <Alert className={styles.unsold ?? ""}>{texts.landing.pricing.unsold}</Alert>}
      <div className={styles.choices}>
        <IntervalSwitch interval={interval} onChange={setInterval} />
        <SeatsStepper seats={seats} onChange={setSeats} />
      </div>
      <ul className={styles.plans}>
        <FreeCard isSold={isSold} />
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} interval={interval} seats={seats} isSold={isSold} />
        ))}
      </ul>
      <p className={styles.note}>{texts.landing.pricing.team.text}</p>
      <p className={styles.note}>
        {texts.landing.pricing.cost} {texts.landing.pricing.tax}
      </p>
    </LandingSection>
  );
}
