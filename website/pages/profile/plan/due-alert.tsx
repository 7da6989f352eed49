import { Alert, Button } from "@mantine/core";
import { useBillingTexts } from "./use-billing-texts.ts";
import type { Due } from "../../../../shared/api/endpoints/subscription.ts";
import { findPlan } from "../../../../shared/plans.ts";
import { useMoney } from "../../../language/money.ts";
import { useDay } from "../../../language/use-day.ts";
import styles from "./due-alert.module.css";

interface DueAlertProps {
  readonly due: Due;
  readonly isBusy: boolean;
  readonly onPay: () => void;
}

const looks = { root: styles.alert ?? "", label: styles.title ?? "" };

function useWords({ money, planId }: Due): { readonly amount: string; readonly plan: string } {
  const texts = useBillingTexts();
  return { amount: useMoney()(money), plan: findPlan(planId ?? "")?.name ?? texts.billing.plan };
}

/** A bank was asked for the money: there is nothing to do but to know. */
function UnderWayAlert({ due }: Pick<DueAlertProps, "due">) {
  const texts = useBillingTexts();
  const words = useWords(due);
  return (
    <Alert color="blue" role="alert" title={texts.billing.due.underWayTitle} classNames={looks}>
      <p>
        {(due.kind === "first" ? texts.billing.due.underWayFirst : texts.billing.due.underWayRenewal)(words)}
      </p>
    </Alert>
  );
}

/** A payment that did not succeed: what happened, what it means for the plan, and where to put it right. */
function UnpaidAlert({ due, isBusy, onPay }: DueAlertProps) {
  const texts = useBillingTexts();
  const day = useDay();
  const words = useWords(due);
  const cause = due.needsProof ? "proof" : "declined";
  return (
    <Alert
      color={due.kind === "renewal" ? "red" : "yellow"}
      role="alert"
      title={texts.billing.due[`${cause}Title`]}
      classNames={looks}
    >
      <p>
        {texts.billing.due[`${cause}${due.kind === "renewal" ? "Renewal" : "Change"}`](words)}{" "}
        {due.kind === "renewal" &&
          (due.planUntil ? texts.billing.due.until({ date: day(due.planUntil) }) : texts.billing.due.over)}
      </p>
      <Button onClick={onPay} loading={isBusy}>
        {due.needsProof ? texts.billing.due.confirm : texts.billing.due.pay}
      </Button>
    </Alert>
  );
}

/** A payment that did not succeed, or not yet. */
export const DueAlert = (props: DueAlertProps) =>
  props.due.isUnderWay ? <UnderWayAlert due={props.due} /> : <UnpaidAlert {...props} />;
