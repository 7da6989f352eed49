import { Button } from "@mantine/core";
import { useBillingTexts } from "./use-billing-texts.ts";
import { planName, type Interval, type Plan } from "../../../../shared/plans.ts";
import { PlanPrice } from "../../../components/plan/plan-price.tsx";
import { useDay } from "../../../language/use-day.ts";
import type { PlanOffer } from "./plan-offer.ts";
import styles from "./plan-tile.module.css";

interface PlanTileProps {
  readonly plan: Plan;
  readonly interval: Interval;
  readonly offer: PlanOffer;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** False where nobody can subscribe: what a plan buys is not there. */
  readonly isSold: boolean;
  readonly onAct: () => void;
}

function Mark({ offer: { mark, at } }: { readonly offer: PlanOffer }) {
  const texts = useBillingTexts();
  const day = useDay();
  if (!mark) return null;
  return (
    <p className={styles.mark} data-mark={mark}>
      {texts.billing.marks[mark]({ date: at === null ? "" : day(at) })}
    </p>
  );
}

/** True for the button that calls for a press: to go on with a plan, or, while there is none, the one most choose. */
const isProminent = ({ isPopular }: Plan, { says }: PlanOffer): boolean =>
  says === "renew" || (says === "subscribe" && isPopular);

/** One plan: what it costs and gives, who it is for, what it is to the account, and what can be done about it. */
export function PlanTile({ plan, interval, offer, isBusy, isDisabled, isSold, onAct }: PlanTileProps) {
  const texts = useBillingTexts();
  const action = texts.billing.actions[offer.says];
  return (
    <li className={styles.tile} data-mark={offer.mark}>
      <div className={styles.name}>
        <h3>{plan.name}</h3>
        <Mark offer={offer} />
      </div>
      <p className={styles.fits}>{texts.landing.pricing.fits[planName(plan.id)]}</p>
      <div className={styles.price}>
        <PlanPrice plan={plan} interval={interval} />
      </div>
      <p className={styles.requests}>{texts.billing.requests({ count: plan.requests })}</p>
      {(isSold || offer.action !== "subscribe") && (
        <Button
          variant={isProminent(plan, offer) ? "filled" : "default"}
          fullWidth
          loading={isBusy}
          disabled={isDisabled || offer.action === "wait"}
          onClick={onAct}
          aria-label={texts.billing.actionOf({ action, plan: plan.name })}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
