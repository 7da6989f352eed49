import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PLANS, type PlanId } from "../../../../shared/plans.ts";
import { Card } from "../../../components/card.tsx";
import { useDay } from "../../../language/use-day.ts";
import { useLanguage } from "../../../language/use-language.ts";
import type { User } from "../../../session/session.ts";
import { Allowance } from "./allowance.tsx";
import { askBilling, type Wish } from "./ask-billing.ts";
import { DueAlert } from "./due-alert.tsx";
import { planOffer } from "./plan-offer.ts";
import { PlanQuestion, type Question } from "./plan-question.tsx";
import styles from "./plan-section.module.css";
import { PlanTile } from "./plan-tile.tsx";
import { useBilling } from "./use-billing.ts";
import { useOnward } from "./use-onward.ts";
import { usePlanWish } from "./use-plan-wish.ts";

/** The plans, and what the account has of them; where a plan is bought, changed, ended and withdrawn from. */
export function PlanSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const day = useDay();
  const language = useLanguage();
  const billing = useBilling();
  const { busy, go } = useOnward({
    onHere: async () => void (await billing.refresh()),
    onFailure: () => void billing.read(),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const state = billing.loaded.state === "loaded" ? billing.loaded.value : null;
  const due = state?.due ?? null;
  const withdrawal = user.planId === null ? null : (state?.withdrawal ?? null);

  const run = async (wish: Wish, planId: PlanId): Promise<void> => {
    const isDone = await go(planId, () => askBilling({ wish, planId, user, language }));
    if (isDone === null) return;
    if (isDone && wish === "withdraw")
      notifications.show({ color: "green", message: t("billing.withdraw.done"), autoClose: false });
    setQuestion(null);
  };
  const pay = (): void => {
    const url = due?.payUrl;
    if (url) void go("pay", async () => ({ url }));
  };
  const act = (planId: PlanId): void => {
    const { action } = planOffer(planId, user, due);
    if (action === "pay") pay();
    else if (action === "subscribe") void run(action, planId);
    else setQuestion({ wish: action, planId });
  };
  usePlanWish(state !== null, (wanted) => {
    if (wanted !== user.planId) act(wanted);
  });

  return (
    <Card heading={t("billing.plan")}>
      {due && <DueAlert due={due} isBusy={busy === "pay"} onPay={pay} />}
      <Allowance user={user} />
      <ul className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanTile
            key={plan.id}
            plan={plan}
            offer={planOffer(plan.id, user, due)}
            isBusy={busy === plan.id && !question}
            isDisabled={busy !== null}
            onAct={() => act(plan.id)}
          />
        ))}
      </ul>
      <p className={styles.note}>{t("landing.pricing.tax")}</p>
      {billing.loaded.state === "failed" && (
        <div role="alert" className={styles.foot}>
          <span>{t("account.failures.away")}</span>
          <Button variant="default" onClick={() => void billing.read()}>
            {t("billing.again")}
          </Button>
        </div>
      )}
      {withdrawal && user.planId && (
        <div className={styles.foot}>
          <span>{t("billing.withdraw.note", { date: day(withdrawal.until) })}</span>
          <Button
            variant="default"
            onClick={() => user.planId && setQuestion({ wish: "withdraw", planId: user.planId })}
          >
            {t("billing.withdraw.open")}
          </Button>
        </div>
      )}
      {question && (
        <PlanQuestion
          question={question}
          user={user}
          state={state}
          isBusy={busy !== null}
          onConfirm={() => void run(question.wish, question.planId)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}
