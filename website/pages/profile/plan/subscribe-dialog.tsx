import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Interval, Plan } from "../../../../shared/plans.ts";
import { usePriceFor } from "../../../language/use-price-for.ts";
import { PlanDialog } from "./plan-dialog.tsx";

interface SubscribeDialogProps {
  readonly plan: Plan;
  readonly interval: Interval;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before the first payment: what it costs, and the buyer's express request that it begins at once. */
export function SubscribeDialog({ plan, interval, onConfirm, ...dialog }: SubscribeDialogProps) {
  const { t } = useTranslation();
  const priceFor = usePriceFor();
  const [isAsked, setIsAsked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const words = {
    plan: plan.name,
    count: plan.requests,
    price: priceFor(plan, interval),
  };
  const confirm = (): void => (isAsked ? onConfirm() : setIsMissing(true));
  return (
    <PlanDialog
      {...dialog}
      title={t("billing.dialogs.subscribe.title", words)}
      confirm={t("billing.dialogs.subscribe.confirm")}
      onConfirm={confirm}
    >
      <p>{t(`billing.dialogs.subscribe.price.${interval}`, words)}</p>
      <Checkbox
        checked={isAsked}
        onChange={({ currentTarget: { checked } }) => {
          setIsAsked(checked);
          setIsMissing(false);
        }}
        label={t("billing.dialogs.subscribe.request")}
        error={isMissing && t("billing.failures.consent_missing")}
      />
    </PlanDialog>
  );
}
