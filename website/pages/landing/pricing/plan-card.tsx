import { Button } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
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
  const texts = useFrontTexts();
  const all = forSeats(plan, seats);
  return (
    <li className={styles.card} data-popular={plan.isPopular || undefined}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.fits}>{texts.landing.pricing.fits[planName(plan.id)]}</p>
      {plan.isPopular && <p className={styles.popular}>{texts.landing.pricing.popular}</p>}
      <div className={styles.price}>
        <PlanPrice plan={all} interval={interval} />
      </div>
      <p className={styles.gives}>{texts.landing.pricing.requests({ count: all.requests })}</p>
      {isSold && (
        <Button
          component={Link}
          to={signUpFor(planName(plan.id), interval)}
          variant={plan.isPopular ? "filled" : "default"}
          fullWidth
        >
          {texts.landing.pricing.choose({ plan: plan.name })}
        </Button>
      )}
    </li>
  );
}

/** The free plan: everything but more second opinions, for as long as anybody likes. */
export function FreeCard({ isSold }: Pick<PlanCardProps, "isSold">) {
  const texts = useFrontTexts();
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{texts.landing.pricing.free.title}</h3>
      <p className={styles.fits}>{texts.landing.pricing.free.text}</p>
      <p className={styles.price}>
        <strong>{texts.landing.pricing.free.price}</strong>
      </p>
      <p className={styles.gives}>
        {isSold && texts.landing.pricing.free.gives({ count: FREE_TRIAL_REVIEWS })}
      </p>
      <Button component={Link} to={PATHS.signUp} variant="default" fullWidth>
        {texts.landing.pricing.free.action}
      </Button>
    </li>
  );
}
