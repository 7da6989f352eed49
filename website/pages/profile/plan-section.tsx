import { Anchor, Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  cancelSubscription,
  createCheckoutSession,
  renewSubscription,
  updateSubscription,
  withdrawSubscription,
} from "../../../shared/api/endpoints/subscription.ts";
import { findPlan, PLANS, type PlanId } from "../../../shared/plans.ts";
import { Card } from "../../components/card.tsx";
import { useDay } from "../../language/use-day.ts";
import { useLanguage } from "../../language/use-language.ts";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import type { User } from "../../session/session.ts";
import { Allowance } from "./allowance.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DueAlert } from "./due-alert.tsx";
import { planOffer, type PlanAction } from "./plan-offer.ts";
import styles from "./plan-section.module.css";
import { PlanTile } from "./plan-tile.tsx";
import { useBilling } from "./use-billing.ts";
import { useOnward } from "./use-onward.ts";
import { usePlanWish } from "./use-plan-wish.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** What somebody is asked about. */
interface Question {
  readonly action: Exclude<PlanAction, "subscribe" | "pay"> | "withdraw";
  readonly planId: PlanId;
}

/** What each action asks of the API. */
function ask(action: PlanAction | "withdraw", planId: PlanId, user: User, language: "en" | "fr") {
  const { userId } = user;
  switch (action) {
    case "cancel":
      return api.call(cancelSubscription, { body: { userId } });
    case "renew":
      return api.call(renewSubscription, { body: { userId } });
    case "withdraw":
      return api.call(withdrawSubscription, { body: { userId, language } });
    case "keep":
      return api.call(updateSubscription, { body: { userId, planId: user.planId ?? planId } });
    case "upgrade":
    case "downgrade":
      return api.call(updateSubscription, { body: { userId, planId } });
    default:
      return api.call(createCheckoutSession, { body: { userId, planId } });
  }
}

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
  const withdrawal = state?.withdrawal ?? null;
  const close = (): void => setQuestion(null);

  const run = async (action: PlanAction | "withdraw", planId: PlanId): Promise<void> => {
    const payUrl = due?.payUrl;
    const isDone = await go(planId, async () =>
      action === "pay" && payUrl ? { url: payUrl } : ask(action, planId, user, language),
    );
    if (isDone && action === "withdraw")
      notifications.show({ color: "green", message: t("billing.withdraw.done"), autoClose: false });
    close();
  };
  const act = (planId: PlanId): void => {
    const { action } = planOffer(planId, user, due);
    if (action === "subscribe" || action === "pay") void run(action, planId);
    else setQuestion({ action, planId });
  };
  usePlanWish(state !== null, (wanted) => {
    if (wanted !== user.planId) act(wanted);
  });

  const current = findPlan(user.planId ?? "");
  const next = findPlan(user.nextPlanId ?? "");
  const asked = question && findPlan(question.planId);
  const dialog = {
    isBusy: busy !== null,
    onClose: close,
    onConfirm: () => question && void run(question.action, question.planId),
  };
  const at =
    (user.stripeCancelAt || user.nextStartAt || 0) * 1000 || Date.parse(state?.periodEnd ?? "") || null;
  return (
    <Card heading={t("billing.plan")}>
      {due && (
        <DueAlert
          due={due}
          isBusy={busy === due.planId}
          onPay={() => due.planId && void run("pay", due.planId)}
        />
      )}
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
      <Anchor component={Link} to={PATHS.reviews}>
        {t("reviews.title")}
      </Anchor>
      {billing.loaded.state === "failed" && (
        <div role="alert" className={styles.withdrawal}>
          <span>{t("account.failures.away")}</span>
          <Button variant="default" onClick={() => void billing.read()}>
            {t("billing.again")}
          </Button>
        </div>
      )}
      {withdrawal && current && (
        <div className={styles.withdrawal}>
          <span>{t("billing.withdraw.note", { date: day(withdrawal.until) })}</span>
          <Button variant="default" onClick={() => setQuestion({ action: "withdraw", planId: current.id })}>
            {t("billing.withdraw.open")}
          </Button>
        </div>
      )}
      {question?.action === "withdraw" && withdrawal && (
        <WithdrawDialog {...dialog} user={user} offer={withdrawal} />
      )}
      {asked && current && (question.action === "upgrade" || question.action === "downgrade") && (
        <ChangeDialog
          {...dialog}
          kind={question.action}
          plan={asked}
          current={current.name}
          userId={user.userId}
          isEnding={user.stripeCancelAt > 0}
        />
      )}
      {current &&
        (question?.action === "cancel" || question?.action === "renew" || question?.action === "keep") && (
          <ConfirmDialog {...dialog} kind={question.action} current={current} next={next} at={at} />
        )}
    </Card>
  );
}
