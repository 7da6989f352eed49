import { Skeleton } from "@mantine/core";
import { useCallback } from "react";
import { previewSeats, type Money } from "../../../shared/api/endpoints/subscription.ts";
import { forSeats, type Plan } from "../../../shared/plans.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import { FailureAlert } from "../../components/answers/failure-alert.tsx";
import { useMoney } from "../../language/money.ts";
import { useDay } from "../../language/use-day.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { useTeamFailure } from "./use-team-failure.ts";
import { useTeamTexts } from "./use-team-texts.ts";

/** An amount as it was shown, and for when it was computed: seconds since 1970. */
export interface ShownSeats extends Money {
  readonly at: number;
}

interface SeatsDialogProps {
  readonly seats: number;
  /** They are more than now. */
  readonly isMore: boolean;
  readonly plan: Plan;
  readonly user: User;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: ShownSeats) => void;
  readonly onClose: () => void;
}

/** Says what another number of seats costs, and from when, before it is taken. */
export function SeatsDialog({ seats, isMore, plan, user, isBusy, onConfirm, onClose }: SeatsDialogProps) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const money = useMoney();
  const priceFor = usePriceFor();
  const failureOf = useTeamFailure();
  const { userId, planInterval } = user;
  const [preview] = useLoaded(
    useCallback(() => api.call(previewSeats, { body: { userId, seats } }), [userId, seats]),
  );
  const known = preview.state === "loaded" ? preview.value : null;
  const due = known?.dueNow ?? null;
  const all = forSeats(plan, seats);
  const date = known ? day(known.renewsOn) : "";
  return (
    <AskDialog
      title={teamTexts.seats.title({ count: seats })}
      confirm={due ? teamTexts.seats.confirmMore({ amount: money(due) }) : teamTexts.seats.confirmFewer}
      isBusy={isBusy}
      isWaiting={!known || (known.beginsAtOnce && !due)}
      onConfirm={() => onConfirm(known && due ? { ...due, at: known.at } : undefined)}
      onClose={onClose}
    >
      <FailureAlert>{preview.state === "failed" ? failureOf(preview.error) : null}</FailureAlert>
      {preview.state === "loading" && <Skeleton height={100} aria-hidden />}
      {known && isMore && known.beginsAtOnce && (
        <>
          <p>{due ? teamTexts.seats.moreText({ amount: money(due) }) : teamTexts.seats.unknown}</p>
          <p>
            {teamTexts.seats.moreAfter({
              price: priceFor(all, planInterval ?? "month"),
              reviews: all.requests,
            })}
          </p>
        </>
      )}
      {known && isMore && !known.beginsAtOnce && <p>{teamTexts.seats.moreLater({ date })}</p>}
      {known && !isMore && <p>{teamTexts.seats.fewerText({ date, count: seats })}</p>}
    </AskDialog>
  );
}
