import { Skeleton } from "@mantine/core";
import { useCallback } from "react";
import { useBillingTexts } from "../use-billing-texts.ts";
import { previewChange } from "../../../../../shared/api/endpoints/subscription.ts";
import type { PlanTerms } from "../../../../../shared/plans.ts";
import { FailureAlert } from "../../../../components/answers/failure-alert.tsx";
import { api } from "../../../../session/api.ts";
import { useLoaded } from "../../../../session/use-loaded.ts";
import type { Shown } from "../ask-billing.ts";
import { AskDialog } from "../../../../components/dialog/ask-dialog.tsx";
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
export function ChangeDialog({
  kind,
  terms,
  current,
  userId,
  isEnding,
  onConfirm,
  ...dialog
}: ChangeDialogProps) {
  const texts = useBillingTexts();
  const failureOf = useBillingFailure();
  const { planId, interval } = terms;
  const [preview] = useLoaded(
    useCallback(
      () => api.call(previewChange, { body: { userId, planId, interval } }),
      [userId, planId, interval],
    ),
  );
  const known = preview.state === "loaded" ? preview.value : null;
  // Paid by debit, a larger plan begins as a smaller one does: with the next period.
  const isAtOnce = known ? known.beginsAtOnce : kind === "upgrade";
  const { title, confirm, paragraphs } = useChangeTexts({ current, terms, preview: known, isAtOnce });
  return (
    <AskDialog
      {...dialog}
      title={title}
      confirm={confirm}
      isWaiting={!known || (isAtOnce && !known.dueNow)}
      onConfirm={() => onConfirm(known?.dueNow ? { ...known.dueNow, at: known.at } : undefined)}
    >
      <FailureAlert>{preview.state === "failed" ? failureOf(preview.error) : null}</FailureAlert>
      {preview.state === "loading" && <Skeleton height={100} aria-hidden />}
      {known && (
        <>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SeatsNote seats={known.seats} />
          {isEnding && <p>{texts.billing.dialogs.resumes}</p>}
        </>
      )}
    </AskDialog>
  );
}
