import { useBillingTexts } from "../use-billing-texts.ts";
import { findPlan, forSeats, type PlanTerms } from "../../../../../shared/plans.ts";
import { usePriceFor } from "../../../../language/use-price-for.ts";
import { useDay } from "../../../../language/use-day.ts";
import { AskDialog } from "../../../../components/dialog/ask-dialog.tsx";
import { SeatsNote } from "./seats-note.tsx";
import { useTermsName } from "../use-terms-name.ts";

interface ConfirmDialogProps {
  readonly kind: "cancel" | "renew" | "keep";
  /** The plan that is in force. */
  readonly current: PlanTerms;
  /** For how many people it is paid. */
  readonly seats: number;
  /** The one that is planned after it. */
  readonly next: PlanTerms | null;
  /** When the plan renews, ends or gives way: milliseconds since 1970. */
  readonly at: number | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the present plan ends, or goes on after all. */
export function ConfirmDialog({ kind, current, seats, next, at, ...dialog }: ConfirmDialogProps) {
  const texts = useBillingTexts();
  const day = useDay();
  const priceFor = usePriceFor();
  const nameOf = useTermsName();
  const plan = findPlan(current.planId);
  const name = plan?.name ?? "";
  const price = plan ? priceFor(forSeats(plan, seats), current.interval) : "";
  const date = at === null ? "" : day(at);
  const text = {
    cancel: (at === null ? texts.billing.dialogs.cancel.textNoDate : texts.billing.dialogs.cancel.text)({
      plan: name,
      date,
    }),
    renew: texts.billing.dialogs.renew.text({ plan: name, date, price }),
    keep: texts.billing.dialogs.keep.text({ plan: next ? nameOf(next) : "", current: name, date, price }),
  }[kind];
  return (
    <AskDialog
      {...dialog}
      isEnding={kind === "cancel"}
      title={texts.billing.dialogs[kind].title({ plan: name, current: name })}
      confirm={texts.billing.dialogs[kind].confirm({ current: name })}
    >
      <p>{text}</p>
      <SeatsNote seats={seats} />
      {kind === "cancel" && next && <p>{texts.billing.dialogs.cancel.planned({ next: nameOf(next) })}</p>}
    </AskDialog>
  );
}
