import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { planName, type Interval, type Plan } from "../../../../shared/plans.ts";
import { signUpFor } from "../../../paths.ts";
import { PlanPrice } from "../../../components/plan/plan-price.tsx";
import { usePerReview } from "../../../language/use-per-review.ts";
import styles from "./plan-card.module.css";

/** One plan, with what it gives. */
export function PlanCard({ plan, interval }: { readonly plan: Plan; readonly interval: Interval }) {
  const { t } = useTranslation();
  const perReview = usePerReview();
  return (
    <li className={styles.card} data-popular={plan.isPopular || undefined}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.fits}>{t(`landing.pricing.fits.${planName(plan.id)}`)}</p>
      {plan.isPopular && <p className={styles.popular}>{t("landing.pricing.popular")}</p>}
      <div className={styles.price}>
        <PlanPrice plan={plan} interval={interval} />
      </div>
      <ul className={styles.gives}>
        <li>{t("landing.pricing.requests", { count: plan.requests })}</li>
        <li>{t("landing.pricing.each", { price: perReview(plan, interval) })}</li>
        <li>{t("landing.pricing.seats", { count: plan.seats })}</li>
      </ul>
      <Button
        component={Link}
        to={signUpFor(planName(plan.id), interval)}
        variant={plan.isPopular ? "filled" : "default"}
        fullWidth
      >
        {t("landing.pricing.choose", { plan: plan.name })}
      </Button>
    </li>
  );
}
