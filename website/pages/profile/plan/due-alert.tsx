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

/** A payment that did not succeed: what happened, what it means for the plan, and where to put it right. */
export function DueAlert({ due, isBusy, onPay }: DueAlertProps) {
  const { t } = useTranslation();
  const day = useDay();
  const money = useMoney();
  const cause = due.needsProof ? "proof" : "declined";
  const words = { amount: money(due.money), plan: findPlan(due.planId ?? "")?.name ?? t("billing.plan") };
  return (
    <Alert
      color={due.kind === "renewal" ? "red" : "yellow"}
      variant="light"
      role="alert"
      title={t(`billing.due.${cause}Title`)}
      classNames={{ root: styles.alert ?? "", label: styles.title ?? "" }}
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
