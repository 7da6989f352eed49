import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation();
  return { amount: useMoney()(money), plan: findPlan(planId ?? "")?.name ?? t("billing.plan") };
}

/** A bank was asked for the money: there is nothing to do but to know. */
function UnderWayAlert({ due }: Pick<DueAlertProps, "due">) {
  const { t } = useTranslation();
  const words = useWords(due);
  return (
    <Alert
      color="blue"
      variant="light"
      role="alert"
      title={t("billing.due.underWayTitle")}
      classNames={looks}
    >
      <p>{t(due.kind === "first" ? "billing.due.underWayFirst" : "billing.due.underWayRenewal", words)}</p>
    </Alert>
  );
}

/** A payment that did not succeed: what happened, what it means for the plan, and where to put it right. */
function UnpaidAlert({ due, isBusy, onPay }: DueAlertProps) {
  const { t } = useTranslation();
  const day = useDay();
  const words = useWords(due);
  const cause = due.needsProof ? "proof" : "declined";
  return (
    <Alert
      color={due.kind === "renewal" ? "red" : "yellow"}
      variant="light"
      role="alert"
      title={t(`billing.due.${cause}Title`)}
      classNames={looks}
    >
      <p>
        {t(`billing.due.${cause}${due.kind === "renewal" ? "Renewal" : "Change"}`, words)}{" "}
        {due.kind === "renewal" &&
          (due.planUntil ? t("billing.due.until", { date: day(due.planUntil) }) : t("billing.due.over"))}
      </p>
      <Button onClick={onPay} loading={isBusy}>
        {t(due.needsProof ? "billing.due.confirm" : "billing.due.pay")}
      </Button>
    </Alert>
  );
}

/** A payment that did not succeed, or not yet. */
export const DueAlert = (props: DueAlertProps) =>
  props.due.isUnderWay ? <UnderWayAlert due={props.due} /> : <UnpaidAlert {...props} />;
