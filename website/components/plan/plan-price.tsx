import { Fragment } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { MONTHS_OF, savedCents, type Interval, type Plan } from "../../../shared/plans.ts";
import { usePrice } from "../../language/use-price.ts";
import styles from "./plan-price.module.css";

interface PlanPriceProps {
  readonly plan: Plan;
  readonly interval: Interval;
}

/** The price of a plan; of a year also by the month and with the saving, of a month also that of a year. */
export function PlanPrice({ plan, interval }: PlanPriceProps) {
  const texts = useFrontTexts();
  const price = usePrice();
  const { year } = plan.priceCents;
  const more =
    interval === "year"
      ? [
          texts.prices.interval.ofMonth({ price: price(year / MONTHS_OF.year) }),
          texts.prices.interval.saved({ saved: price(savedCents(plan)) }),
        ]
      : [texts.prices.interval.instead({ price: price(year) })];
  return (
    <p className={styles.price}>
      <strong>{price(plan.priceCents[interval])}</strong> {texts.prices.per[interval]}
      <br />
      <span className={styles.more}>
        {more.map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{" "}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
