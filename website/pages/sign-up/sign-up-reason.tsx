import { Alert } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { findPlan, planId, type PlanName } from "../../../shared/plans.ts";
import { pageScript } from "../../hydration/page-script.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { intervalIn, planIn } from "../../paths.ts";
import { useHasSecondOpinion } from "../../session/use-second-opinion.ts";
import styles from "./sign-up-page.module.css";

export interface ReasonProps {
  readonly params: URLSearchParams;
}

/** The plan that was chosen before, with its price. Where none can be bought, none is named. */
function ChosenPlan({ name, params }: ReasonProps & { readonly name: PlanName }) {
  const texts = useTexts();
  const priceFor = usePriceFor();
  const isSold = useHasSecondOpinion() !== false;
  const plan = findPlan(planId(name));
  if (!plan || !isSold) return null;
  const price = priceFor(plan, intervalIn(params));
  return (
    <Alert className={styles.reason ?? ""}>{texts.account.signUp.plan({ plan: plan.name, price })}</Alert>
  );
}

/** The questions of others, with their share of the API: loaded for those who are asked. */
const AskedByOthers = lazy(
  pageScript(async () => ({ default: (await import("./asked-by-others.tsx")).AskedByOthers })),
);

/** Says over the form what somebody came for: it goes on once the address is confirmed. */
export function SignUpReason({ params }: ReasonProps) {
  const name = planIn(params);
  return (
    <>
      {name && <ChosenPlan name={name} params={params} />}
      {(params.has("invite") || params.has("link")) && (
        <Suspense>
          <AskedByOthers params={params} />
        </Suspense>
      )}
    </>
  );
}
