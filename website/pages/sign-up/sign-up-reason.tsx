import { Alert } from "@mantine/core";
import { useCallback } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { readInvitation } from "../../../shared/api/endpoints/team.ts";
import { findPlan, planId, type PlanName } from "../../../shared/plans.ts";
import { usePriceFor } from "../../language/use-price-for.ts";
import { intervalIn, planIn } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { useHasSecondOpinion } from "../../session/use-second-opinion.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./sign-up-page.module.css";

interface ReasonProps {
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

/** The team that invites. */
function Invited({ token }: { readonly token: string }) {
  const texts = useTexts();
  const [loaded] = useLoaded(useCallback(() => api.call(readInvitation, { params: { token } }), [token]));
  if (loaded.state !== "loaded") return null;
  const { team } = loaded.value;
  return <Alert className={styles.reason ?? ""}>{texts.account.signUp.invited({ team })}</Alert>;
}

/** Says over the form what somebody came for: it goes on once the address is confirmed. */
export function SignUpReason({ params }: ReasonProps) {
  const [name, token] = [planIn(params), params.get("invite")];
  return (
    <>
      {name && <ChosenPlan name={name} params={params} />}
      {token && <Invited token={token} />}
    </>
  );
}
