import type { Shown } from "../../../../shared/api/endpoints/subscription.ts";
import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useBillingTexts } from "./use-billing-texts.ts";
import { hasCode } from "../../../../shared/api/errors.ts";
import { isSameTerms, PLANS, priceKey, type Interval, type PlanTerms } from "../../../../shared/plans.ts";
import { IntervalSwitch } from "../../../components/plan/interval-switch.tsx";
import { Card } from "../../../components/card.tsx";
import { useDay } from "../../../language/use-day.ts";
import { useLanguage } from "../../../language/use-language.ts";
import type { User } from "../../../session/session.ts";
import { useHasSecondOpinion } from "../../../session/use-second-opinion.ts";
import { AllowanceLeft } from "./allowance.tsx";
import { askBilling } from "./ask-billing.ts";
import { DueAlert } from "./due-alert.tsx";
import { planOffer, presentTerms } from "./plan-offer.ts";
import { PlanNow } from "./plan-now.tsx";
import { PlanQuestion, type Question } from "./dialogs/plan-question.tsx";
import styles from "./plan-section.module.css";
import { PlanTile } from "./plan-tile.tsx";
import { useBilling } from "./use-billing.ts";
import { useDoneText } from "./use-done-text.ts";
import { TakenBackAlert } from "./taken-back-alert.tsx";
import { isPageHere, useRedirect } from "./use-redirect.ts";
import { usePlanWish } from "./use-plan-wish.ts";
import { showToast } from "../../../components/toasts/toast.ts";

/** The plans, and what the account has of them; where a plan is bought, changed, ended and withdrawn from. */
export function PlanSection({ user }: { readonly user: User }) {
  const texts = useBillingTexts();
  const day = useDay();
  const language = useLanguage();
  const billing = useBilling();
  const { busy, go } = useRedirect({
    onHere: async () => void (await billing.refresh()),
    onFailure: () => void billing.read(),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState<Interval | null>(null);
  const present = presentTerms(user);
  const interval = chosen ?? present?.interval ?? "month";
  const state = billing.loaded.state === "loaded" ? billing.loaded.value : null;
  const due = state?.due ?? null;
  const withdrawal = user.planId === null ? null : (state?.withdrawal ?? null);

  const doneText = useDoneText(user, state);
  const hasSecondOpinion = useHasSecondOpinion();

  const tell = (message: string): void => showToast({ color: "green", message, autoClose: false });
  const run = async ({ wish, terms, look = 0 }: Question, shown?: Shown): Promise<void> => {
    let isStale = false;
    let leadsTo = "";
    const isDone = await go(priceKey(terms), async () => {
      try {
        const answer = await askBilling({ wish, terms, user, language, shown });
        leadsTo = answer.url;
        return answer;
      } catch (error) {
        isStale = hasCode(error, "price_changed");
        throw error;
      }
    });
    if (isDone === null) return;
    if (isStale) return setQuestion({ wish, terms, look: look + 1 });
    const said = isDone && isPageHere(new URL(leadsTo)) ? doneText({ wish, terms, shown }) : null;
    if (said !== null) tell(said);
    setQuestion(null);
  };
  const pay = (): void => {
    const url = due?.payUrl;
    if (url) void go("pay", async () => ({ url }));
  };
  const act = (terms: PlanTerms): void => {
    const { action } = planOffer(terms, user, due);
    if (action === "pay") pay();
    else if (action === "subscribe" && hasSecondOpinion === false) return;
    else if (action !== "wait") setQuestion({ wish: action, terms });
  };
  usePlanWish(state !== null && hasSecondOpinion !== null, (wanted) => {
    setChosen(wanted.interval);
    if (!present || !isSameTerms(wanted, present)) act(wanted);
  });

  return (
    <Card heading={texts.billing.plan}>
      {state?.takenBack && <TakenBackAlert takenBack={state.takenBack} />}
      {due && <DueAlert due={due} isBusy={busy === "pay"} onPay={pay} />}
      {hasSecondOpinion !== false && <AllowanceLeft user={user} />}
      <PlanNow user={user} />
      {hasSecondOpinion === false && <Alert className={styles.unsold ?? ""}>{texts.billing.unsold}</Alert>}
      <IntervalSwitch interval={interval} onChange={setChosen} />
      <ul className={styles.plans}>
        {PLANS.map((plan) => {
          const terms = { planId: plan.id, interval };
          return (
            <PlanTile
              key={plan.id}
              plan={plan}
              interval={interval}
              offer={planOffer(terms, user, due)}
              isBusy={busy === priceKey(terms) && !question}
              isDisabled={busy !== null}
              isSold={hasSecondOpinion !== false}
              onAct={() => act(terms)}
            />
          );
        })}
      </ul>
      <p className={styles.note}>{texts.landing.pricing.tax}</p>
      {billing.loaded.state === "failed" && (
        <div role="alert" className={styles.foot}>
          <span>{texts.account.failures.away}</span>
          <Button variant="default" onClick={() => void billing.read()}>
            {texts.account.again}
          </Button>
        </div>
      )}
      {withdrawal && present && (
        <div className={styles.foot}>
          <span>{texts.billing.withdraw[withdrawal.reason].note({ date: day(withdrawal.until) })}</span>
          <Button variant="default" onClick={() => setQuestion({ wish: "withdraw", terms: present })}>
            {texts.billing.withdraw[withdrawal.reason].open}
          </Button>
        </div>
      )}
      {question && (
        <PlanQuestion
          question={question}
          user={user}
          state={state}
          isBusy={busy !== null}
          onConfirm={(shown) => void run(question, shown)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}
