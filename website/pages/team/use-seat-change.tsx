import { useState, type ReactNode } from "react";
import { updateSeats, type Shown } from "../../../shared/api/endpoints/subscription.ts";
import type { Plan } from "../../../shared/plans.ts";
import { useMoney } from "../../language/money.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import { isPageHere } from "../profile/plan/use-redirect.ts";
import { SeatsDialog } from "./seats-dialog.tsx";
import { useTeamAct } from "./use-team-act.ts";
import { useTeamTexts } from "./use-team-texts.ts";

/** The way to another number of seats. */
export interface SeatChange {
  readonly isBusy: boolean;
  /** The price of one seat, and for how long it is: “€59 a month”. */
  readonly price: string;
  /** Asks whether it shall be so many; what it costs is said first. */
  readonly ask: (count: number) => void;
  /** Takes a planned change back. */
  readonly keep: () => Promise<void>;
  /** The question, while it is asked. */
  readonly dialog: ReactNode;
}

interface SeatChangeFor {
  readonly plan: Plan;
  readonly seats: number;
  readonly user: User;
  readonly onChange: () => Promise<void>;
}

/** Changes the number of seats, from wherever on the page that is asked for. */
export function useSeatChange({ plan, seats, user, onChange }: SeatChangeFor): SeatChange {
  const teamTexts = useTeamTexts();
  const money = useMoney();
  const priceFor = usePriceFor();
  const [asked, setAsked] = useState<number | null>(null);
  const { act, isBusy } = useTeamAct(onChange);
  const change = async (count: number, said: string, shown?: Shown): Promise<void> => {
    const { userId } = user;
    await act(async () => {
      const { url } = await api.call(updateSeats, {
        body: { userId, seats: count, ...(shown && { shown }) },
      });
      if (isPageHere(new URL(url))) return;
      // An open payment is made on a page of the payment service: this one is being left.
      window.location.assign(url);
      await new Promise(() => {});
    }, said);
    setAsked(null);
  };
  const confirm = (count: number, shown?: Shown): Promise<void> =>
    change(
      count,
      shown ? teamTexts.seats.done({ count, amount: money(shown) }) : teamTexts.seats.plannedDone,
      shown,
    );
  return {
    isBusy,
    price: priceFor(plan, user.planInterval ?? "month"),
    ask: setAsked,
    keep: () => change(seats, teamTexts.seats.kept),
    dialog: asked !== null && (
      <SeatsDialog
        seats={asked}
        isMore={asked > seats}
        plan={plan}
        user={user}
        isBusy={isBusy}
        onConfirm={(shown) => void confirm(asked, shown)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
