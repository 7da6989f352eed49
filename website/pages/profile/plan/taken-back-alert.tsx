import { Alert } from "@mantine/core";
import { useBillingTexts } from "./use-billing-texts.ts";
import type { SubscriptionState } from "../../../../shared/api/endpoints/subscription.ts";
import styles from "./due-alert.module.css";

interface TakenBackAlertProps {
  readonly takenBack: NonNullable<SubscriptionState["takenBack"]>;
}

/** A payment that went back, and what it means for the plan. */
export function TakenBackAlert({ takenBack }: TakenBackAlertProps) {
  const texts = useBillingTexts();
  return (
    <Alert
      color={takenBack === "disputed" ? "red" : "gray"}
      role="alert"
      title={texts.billing.takenBack[`${takenBack}Title`]}
      classNames={{ root: styles.alert ?? "", label: styles.title ?? "" }}
    >
      <p>{texts.billing.takenBack[takenBack]}</p>
    </Alert>
  );
}
