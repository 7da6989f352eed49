import { useBillingTexts } from "../use-billing-texts.ts";
import type { Shown, WithdrawalOffer } from "../../../../../shared/api/endpoints/subscription.ts";
import { findPlan } from "../../../../../shared/plans.ts";
import { useMoney } from "../../../../language/money.ts";
import type { User } from "../../../../session/session.ts";
import { AskDialog } from "../../../../components/dialog/ask-dialog.tsx";
import styles from "./withdraw-dialog.module.css";

interface WithdrawDialogProps {
  readonly user: User;
  readonly offer: WithdrawalOffer;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: Shown) => void;
  readonly onClose: () => void;
}

/** The second step of a withdrawal: who, from what, what is paid back, and where the confirmation goes. */
export function WithdrawDialog({ user, offer, onConfirm, ...dialog }: WithdrawDialogProps) {
  const texts = useBillingTexts();
  const money = useMoney();
  const facts = [
    [texts.billing.withdraw.name, user.name],
    [
      texts.billing.withdraw.contract,
      texts.billing.withdraw.contractOf({ plan: findPlan(user.planId ?? "")?.name ?? "" }),
    ],
    [texts.billing.withdraw.refund, money(offer.refund)],
    [texts.billing.withdraw.confirmation, user.email],
  ].filter(([, value]) => value);
  return (
    <AskDialog
      {...dialog}
      isEnding
      onConfirm={() => onConfirm({ ...offer.refund, at: offer.at })}
      title={texts.billing.withdraw[offer.reason].open}
      confirm={texts.billing.withdraw[offer.reason].confirm}
    >
      <p>{texts.billing.withdraw[offer.reason].text}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </AskDialog>
  );
}
