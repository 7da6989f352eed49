import { useCallback } from "react";
import { useBillingTexts } from "../use-billing-texts.ts";
import { previewChange, type Shown } from "../../../../../shared/api/endpoints/subscription.ts";
import type { PlanTerms } from "../../../../../shared/plans.ts";
import { AmountDialog } from "../../../../components/dialog/amount-dialog.tsx";
import { api } from "../../../../session/api.ts";
import { SeatsNote } from "./seats-note.tsx";
import { useBillingFailure } from "../use-billing-failure.ts";
import { useChangeTexts } from "./use-change-texts.ts";

interface ChangeDialogProps {
  readonly kind: "upgrade" | "downgrade";
  /** The terms that are asked for. */
  readonly terms: PlanTerms;
  /** The terms in force. */
  readonly current: PlanTerms;
  readonly userId: string;
  /** A cancellation is planned, and taken back by this. */
  readonly isEnding: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: Shown) => void;
  readonly onClose: () => void;
}

/** Says what another plan, or another interval, costs, and from when, before it is taken. */
export function ChangeDialog({ kind, terms, current, userId, isEnding, ...dialog }: ChangeDialogProps) {
  const texts = useBillingTexts();
  const failureOf = useBillingFailure();
  const textsOf = useChangeTexts();
  const { planId, interval } = terms;
  const load = useCallback(
    () => api.call(previewChange, { body: { userId, planId, interval } }),
    [userId, planId, interval],
  );
  return (
    <AmountDialog
      {...dialog}
      load={load}
      failureOf={failureOf}
      // Paid by debit, a larger plan begins as a smaller one does: with the next period.
      ask={(preview) =>
        textsOf({ current, terms, preview, isAtOnce: preview?.beginsAtOnce ?? kind === "upgrade" })
      }
    >
      {({ seats }) => (
        <>
          <SeatsNote seats={seats} />
          {isEnding && <p>{texts.billing.dialogs.resumes}</p>}
        </>
      )}
    </AmountDialog>
  );
}
