import { useCallback } from "react";
import { previewSeats, type ChangePreview, type Shown } from "../../../shared/api/endpoints/subscription.ts";
import { forSeats, type Plan } from "../../../shared/plans.ts";
import { AmountDialog } from "../../components/dialog/amount-dialog.tsx";
import { useMoney } from "../../language/money.ts";
import { useDay } from "../../language/use-day.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import { useTeamFailure } from "./use-team-failure.ts";
import { useTeamTexts } from "./use-team-texts.ts";

interface SeatsDialogProps {
  readonly seats: number;
  /** They are more than now. */
  readonly isMore: boolean;
  readonly plan: Plan;
  readonly user: User;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: Shown) => void;
  readonly onClose: () => void;
}

/** Says what another number of seats costs, and from when, before it is taken. */
export function SeatsDialog({ seats, isMore, plan, user, ...dialog }: SeatsDialogProps) {
  const teamTexts = useTeamTexts();
  const day = useDay();
  const money = useMoney();
  const priceFor = usePriceFor();
  const failureOf = useTeamFailure();
  const { userId, planInterval } = user;
  const load = useCallback(() => api.call(previewSeats, { body: { userId, seats } }), [userId, seats]);
  const all = forSeats(plan, seats);
  const textsOf = ({ dueNow, beginsAtOnce, renewsOn }: ChangePreview): readonly string[] => {
    const date = day(renewsOn);
    if (!isMore) return [teamTexts.seats.fewerText({ date, count: seats })];
    if (!beginsAtOnce) return [teamTexts.seats.moreLater({ date })];
    const price = priceFor(all, planInterval ?? "month");
    return [
      dueNow ? teamTexts.seats.moreText({ amount: money(dueNow) }) : teamTexts.seats.unknown,
      teamTexts.seats.moreAfter({ price, reviews: all.requests }),
    ];
  };
  return (
    <AmountDialog
      {...dialog}
      load={load}
      failureOf={failureOf}
      ask={(known) => ({
        title: teamTexts.seats.title({ count: seats }),
        confirm: known?.dueNow
          ? teamTexts.seats.confirmMore({ amount: money(known.dueNow) })
          : teamTexts.seats.confirmFewer,
        paragraphs: known ? textsOf(known) : [],
      })}
    />
  );
}
