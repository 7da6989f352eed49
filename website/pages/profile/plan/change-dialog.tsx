import { Skeleton } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { previewChange, type Money } from "../../../../shared/api/endpoints/subscription.ts";
import { forSeats, isMore, type Interval, type Plan, type PlanTerms } from "../../../../shared/plans.ts";
import { FailureAlert } from "../../../components/failure-alert.tsx";
import { usePriceFor } from "../../../language/use-price-for.ts";
import { useMoney } from "../../../language/money.ts";
import { useDay } from "../../../language/use-day.ts";
import { api } from "../../../session/api.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import type { Shown } from "./ask-billing.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { SeatsNote } from "./seats-note.tsx";
import { useTermsName } from "./use-terms-name.ts";
import { useBillingFailure } from "./use-billing-failure.ts";

interface ChangeDialogProps {
  readonly kind: "upgrade" | "downgrade";
  readonly plan: Plan;
  readonly interval: Interval;
  readonly current: PlanTerms;
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
  interval,
  current,
  userId,
  isEnding,
  onConfirm,
  ...dialog
}: ChangeDialogProps) {
  const { t } = useTranslation();
  const day = useDay();
  const money = useMoney();
  const priceFor = usePriceFor();
  const nameOf = useTermsName();
  const failureOf = useBillingFailure();
  const [preview] = useLoaded(
    useCallback(
      () => api.call(previewChange, { body: { userId, planId: plan.id, interval } }),
      [userId, plan.id, interval],
    ),
  );
  const known = preview.state === "loaded" ? preview.value : null;
  const seats = known?.seats ?? 1;
  // Paid by debit, a larger plan begins as a smaller one does: with the next period.
  const kind = known?.beginsAtOnce === false ? "downgrade" : wish;
  // A larger plan by the month has to wait for the end of a year; by the year it need not.
  const isSooner = wish === "downgrade" && isMore({ planId: plan.id, interval: current.interval }, current);
  const words = {
    plan: plan.name,
    terms: nameOf({ planId: plan.id, interval }),
    current: nameOf(current),
    count: plan.requests * seats,
    price: priceFor(forSeats(plan, seats), interval),
    date: known ? day(known.renewsOn) : "",
  };
  const now = (dueNow: Money | null): string =>
    kind === "downgrade"
      ? t("billing.dialogs.downgrade.now", words)
      : dueNow
        ? t(`billing.dialogs.upgrade.now.${interval}`, { ...words, amount: money(dueNow) })
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
      title={t("billing.dialogs.changeTitle", words)}
      confirm={confirm}
      isWaiting={!known || (kind === "upgrade" && !known.dueNow)}
      onConfirm={() => onConfirm(known?.dueNow ? { ...known.dueNow, at: known.at } : undefined)}
    >
      <FailureAlert>{preview.state === "failed" ? failureOf(preview.error) : null}</FailureAlert>
      {preview.state === "loading" && <Skeleton height={100} aria-hidden />}
      {known && (
        <>
          <p>{now(known.dueNow)}</p>
          <p>
            {kind === "upgrade"
              ? t(`billing.dialogs.upgrade.after.${interval}`, words)
              : t("billing.dialogs.downgrade.after", words)}
          </p>
          {kind === "upgrade" && <p>{t(`billing.dialogs.upgrade.gives.${interval}`, words)}</p>}
          <SeatsNote seats={seats} />
          {isSooner && <p>{t("billing.dialogs.downgrade.sooner", words)}</p>}
          {isEnding && <p>{t("billing.dialogs.resumes")}</p>}
        </>
      )}
    </PlanDialog>
  );
}
