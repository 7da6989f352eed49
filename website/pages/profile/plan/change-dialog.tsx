import { Skeleton } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { previewChange, type Money } from "../../../../shared/api/endpoints/subscription.ts";
import type { Plan } from "../../../../shared/plans.ts";
import { FailureAlert } from "../../../components/failure-alert.tsx";
import { useMoney } from "../../../language/money.ts";
import { useDay } from "../../../language/use-day.ts";
import { api } from "../../../session/api.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import type { Shown } from "./ask-billing.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { useBillingFailure } from "./use-billing-failure.ts";

interface ChangeDialogProps {
  readonly kind: "upgrade" | "downgrade";
  readonly plan: Plan;
  readonly current: string;
  readonly userId: string;
  /** A cancellation is planned, and taken back by this. */
  readonly isEnding: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: Shown) => void;
  readonly onClose: () => void;
}

/** Says what another plan costs, and from when, before it is taken. */
export function ChangeDialog({
  kind: wish,
  plan,
  current,
  userId,
  isEnding,
  onConfirm,
  ...dialog
}: ChangeDialogProps) {
  const { t } = useTranslation();
  const day = useDay();
  const money = useMoney();
  const failureOf = useBillingFailure();
  const [preview] = useLoaded(
    useCallback(() => api.call(previewChange, { body: { userId, planId: plan.id } }), [userId, plan.id]),
  );
  const known = preview.state === "loaded" ? preview.value : null;
  // Paid by debit, a larger plan begins as a smaller one does: with the next period.
  const kind = known?.beginsAtOnce === false ? "downgrade" : wish;
  const words = {
    plan: plan.name,
    current,
    count: plan.requests,
    price: t("layout.price", { euros: plan.price_eur }),
    date: known ? day(known.renewsOn) : "",
  };
  const now = (dueNow: Money | null): string =>
    kind === "downgrade"
      ? t("billing.dialogs.downgrade.now", words)
      : dueNow
        ? t("billing.dialogs.upgrade.now", { ...words, amount: money(dueNow) })
        : t("billing.dialogs.upgrade.nowUnknown", words);
  const confirm =
    kind === "downgrade"
      ? t("billing.dialogs.downgrade.confirm", words)
      : known?.dueNow
        ? t("billing.dialogs.upgrade.confirm", { amount: money(known.dueNow) })
        : t("billing.dialogs.upgrade.confirmUnknown");
  return (
    <PlanDialog
      {...dialog}
      title={t(`billing.dialogs.${kind}.title`, words)}
      confirm={confirm}
      isWaiting={!known || (kind === "upgrade" && !known.dueNow)}
      onConfirm={() => onConfirm(known?.dueNow ? { ...known.dueNow, at: known.at } : undefined)}
    >
      <FailureAlert>{preview.state === "failed" ? failureOf(preview.error) : null}</FailureAlert>
      {preview.state === "loading" && <Skeleton height={100} aria-hidden />}
      {known && (
        <>
          <p>{now(known.dueNow)}</p>
          <p>{t(`billing.dialogs.${kind}.after`, words)}</p>
          {kind === "upgrade" && <p>{t("billing.dialogs.upgrade.gives", words)}</p>}
          {isEnding && <p>{t("billing.dialogs.resumes")}</p>}
        </>
      )}
    </PlanDialog>
  );
}
