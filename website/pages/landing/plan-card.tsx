import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { planName, type Plan } from "../../../shared/plans.ts";
import { signUpFor } from "../../paths.ts";
import { usePerReview } from "../../language/use-per-review.ts";
import styles from "./plan-card.module.css";

/** One plan, with what it gives. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const perReview = usePerReview();
  return (
    <li className={styles.card} data-popular={plan.isPopular || undefined}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.fits}>{t(`landing.pricing.fits.${planName(plan.id)}`)}</p>
      {plan.isPopular && <p className={styles.popular}>{t("landing.pricing.popular")}</p>}
      <p className={styles.price}>
        <strong>{t("layout.price", { euros: plan.price_eur })}</strong> {t("landing.pricing.perMonth")}
      </p>
      <ul className={styles.gives}>
        <li>{t("landing.pricing.requests", { count: plan.requests })}</li>
        <li>{t("landing.pricing.each", { price: perReview(plan) })}</li>
        <li>{t("landing.pricing.seats", { count: plan.seats })}</li>
      </ul>
      <Button
        component={Link}
        to={signUpFor(planName(plan.id))}
        variant={plan.isPopular ? "filled" : "default"}
        fullWidth
      >
        {t("landing.pricing.choose", { plan: plan.name })}
      </Button>
    </li>
  );
}
