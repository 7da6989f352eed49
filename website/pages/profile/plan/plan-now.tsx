import { useBillingTexts } from "./use-billing-texts.ts";
import { useDay } from "../../../language/use-day.ts";
import type { User } from "../../../session/session.ts";
import { nextTerms, presentTerms } from "./plan-offer.ts";
import styles from "./plan-section.module.css";
import { useTermsName } from "./use-terms-name.ts";

/** Says the plan of an account, how often it is paid, and the one planned after it: whichever prices are looked at. */
export function PlanNow({ user }: { readonly user: User }) {
  const texts = useBillingTexts();
  const day = useDay();
  const nameOf = useTermsName();
  const present = presentTerms(user);
  const next = nextTerms(user);
  if (!present) return null;
  return (
    <p className={styles.now}>
      {texts.billing.now({ plan: nameOf(present) })}
      {next &&
        user.nextStartAt !== null &&
        ` ${texts.billing.after({ plan: nameOf(next), date: day(user.nextStartAt * 1000) })}`}
    </p>
  );
}
