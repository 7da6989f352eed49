import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { updateSeats } from "../../../shared/api/endpoints/subscription.ts";
import type { Team } from "../../../shared/api/endpoints/team.ts";
import { findPlan, MAX_SEATS } from "../../../shared/plans.ts";
import { Card } from "../../components/card.tsx";
import { SubmitButton } from "../../components/answers/submit-button.tsx";
import { useMoney } from "../../language/money.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import { isPageHere } from "../profile/plan/use-redirect.ts";
import { SeatsDialog, type ShownSeats } from "./seats-dialog.tsx";
import styles from "./team.module.css";
import { useAct } from "./use-act.ts";

interface TeamSeatsProps {
  readonly team: Team;
  readonly owned: NonNullable<Team["owned"]>;
  readonly user: User;
  readonly onChange: () => Promise<void>;
}

/** For how many people the plan is paid, and the way to more or fewer. */
export function TeamSeats({ team, owned: { seats, nextSeats, invites }, user, onChange }: TeamSeatsProps) {
  const { t } = useTranslation();
  const priceFor = usePriceFor();
  const money = useMoney();
  const [wanted, setWanted] = useState(String(nextSeats ?? seats));
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { act, isBusy } = useAct(onChange);
  const plan = findPlan(team.planId ?? "");
  if (!plan) return null;
  const interval = user.planInterval ?? "month";
  const used = team.members.length + invites.length;

  const ask = (): void => {
    const count = Number(wanted);
    if (!Number.isInteger(count) || count < used || count > MAX_SEATS)
      return setFault(t("team.seats.between", { least: used, most: MAX_SEATS }));
    if (count !== seats && count !== nextSeats) setAsked(count);
  };
  const change = async (count: number, said: string, shown?: ShownSeats): Promise<void> => {
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

  return (
    <Card heading={t("team.seats.heading")}>
      <p>{t("team.seats.text", { used, seats, price: priceFor(plan, interval), count: plan.requests })}</p>
      {nextSeats !== null && (
        <div className={styles.line}>
          <p>{t("team.seats.planned", { count: nextSeats })}</p>
          <Button
            variant="default"
            size="sm"
            disabled={isBusy}
            onClick={() => void change(seats, t("team.seats.kept"))}
          >
            {t("team.seats.keep", { count: seats })}
          </Button>
        </div>
      )}
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextInput
          className={styles.count ?? ""}
          label={t("team.seats.count")}
          type="number"
          min={Math.max(1, used)}
          max={MAX_SEATS}
          value={wanted}
          error={fault}
          onChange={({ currentTarget }) => {
            setWanted(currentTarget.value);
            setFault(null);
          }}
        />
        <SubmitButton size="sm" variant="default" isBusy={isBusy}>
          {t("team.seats.change")}
        </SubmitButton>
      </form>
      {asked !== null && (
        <SeatsDialog
          seats={asked}
          isMore={asked > seats}
          plan={plan}
          user={user}
          isBusy={isBusy}
          onConfirm={(shown) =>
            void change(
              asked,
              shown
                ? t("team.seats.done", { count: asked, amount: money(shown) })
                : t("team.seats.plannedDone"),
              shown,
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
