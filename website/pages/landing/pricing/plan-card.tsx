import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  FREE_TRIAL_REVIEWS,
  forSeats,
  planName,
  type Interval,
  type Plan,
} from "../../../../shared/plans.ts";
import { PATHS, signUpFor } from "../../../paths.ts";
import { PlanPrice } from "../../../components/plan/plan-price.tsx";
import styles from "./plan-card.module.css";

interface PlanCardProps {
  readonly plan: Plan;
  readonly interval: Interval;
  readonly seats: number;
  /** False where nobody can subscribe: what a plan buys is not there. */
  readonly isSold: boolean;
}

/** One plan for so many people, with what it gives. */
export function PlanCard({ plan, interval, seats, isSold }: PlanCardProps) {
  const { t } = useTranslation();
  const all = forSeats(plan, seats);
  return (
    <li className={styles.card} data-popular={plan.isPopular || undefined}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.fits}>{t(`landing.pricing.fits.${planName(plan.id)}`)}</p>
      {plan.isPopular && <p className={styles.popular}>{t("landing.pricing.popular")}</p>}
      <div className={styles.price}>
        <PlanPrice plan={all} interval={interval} />
      </div>
      <p className={styles.gives}>{t("landing.pricing.requests", { count: all.requests })}</p>
      {isSold && (
        <Button
          component={Link}
          to={signUpFor(planName(plan.id), interval)}
          variant={plan.isPopular ? "filled" : "default"}
          fullWidth
        >
          {t("landing.pricing.choose", { plan: plan.name })}
        </Button>
      )}
    </li>
  );
}

/** The free plan: everything but more second opinions, for as long as anybody likes. */
export function FreeCard() {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{t("landing.pricing.free.title")}</h3>
      <p className={styles.fits}>{t("landing.pricing.free.text")}</p>
      <p className={styles.price}>
        <strong>{t("landing.pricing.free.price")}</strong>
      </p>
      <p className={styles.gives}>{t("landing.pricing.free.gives", { count: FREE_TRIAL_REVIEWS })}</p>
      <Button component={Link} to={PATHS.signUp} variant="default" fullWidth>
        {t("landing.pricing.free.action")}
      </Button>
    </li>
  );
}
