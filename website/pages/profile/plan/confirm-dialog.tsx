import { useTranslation } from "react-i18next";
import type { Plan } from "../../../../shared/plans.ts";
import { useDay } from "../../../language/use-day.ts";
import { PlanDialog } from "./plan-dialog.tsx";

interface ConfirmDialogProps {
  readonly kind: "cancel" | "renew" | "keep";
  /** The plan that is in force. */
  readonly current: Plan;
  /** The one that is planned after it. */
  readonly next: Plan | null;
  /** When the plan renews, ends or gives way: milliseconds since 1970. */
  readonly at: number | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the present plan ends, or goes on after all. */
export function ConfirmDialog({ kind, current, next, at, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const day = useDay();
  const price = t("layout.price", { euros: current.price_eur });
  const date = at === null ? "" : day(at);
  const text = {
    cancel: t(at === null ? "billing.dialogs.cancel.textNoDate" : "billing.dialogs.cancel.text", {
      plan: current.name,
      date,
    }),
    renew: t("billing.dialogs.renew.text", { plan: current.name, date, price }),
    keep: t("billing.dialogs.keep.text", { plan: next?.name ?? "", current: current.name, date, price }),
  }[kind];
  return (
    <PlanDialog
      {...dialog}
      isEnding={kind === "cancel"}
      title={t(`billing.dialogs.${kind}.title`, { plan: current.name, current: current.name })}
      confirm={t(`billing.dialogs.${kind}.confirm`, { current: current.name })}
    >
      <p>{text}</p>
      {kind === "cancel" && next && <p>{t("billing.dialogs.cancel.planned", { next: next.name })}</p>}
    </PlanDialog>
  );
}
