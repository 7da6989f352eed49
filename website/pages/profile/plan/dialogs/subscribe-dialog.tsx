import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useBillingTexts } from "../use-billing-texts.ts";
import { forSeats, type Interval, type Plan } from "../../../../../shared/plans.ts";
import { usePriceFor } from "../../../../language/use-price-for.ts";
import { SeatsNote } from "./seats-note.tsx";
import { AskDialog } from "../../../../components/dialog/ask-dialog.tsx";

interface SubscribeDialogProps {
  readonly plan: Plan;
  readonly interval: Interval;
  /** For how many people it is bought. */
  readonly seats: number;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before the first payment: what it costs, and the buyer's express request that it begins at once. */
export function SubscribeDialog({ plan, interval, seats, onConfirm, ...dialog }: SubscribeDialogProps) {
  const texts = useBillingTexts();
  const priceFor = usePriceFor();
  const [isAsked, setIsAsked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const words = {
    plan: plan.name,
    count: plan.requests * seats,
    price: priceFor(forSeats(plan, seats), interval),
  };
  const confirm = (): void => (isAsked ? onConfirm() : setIsMissing(true));
  return (
    <AskDialog
      {...dialog}
      title={texts.billing.dialogs.subscribe.title(words)}
      confirm={texts.billing.dialogs.subscribe.confirm}
      onConfirm={confirm}
    >
      <p>{texts.billing.dialogs.subscribe.price[interval](words)}</p>
      <SeatsNote seats={seats} />
      <Checkbox
        checked={isAsked}
        onChange={({ currentTarget: { checked } }) => {
          setIsAsked(checked);
          setIsMissing(false);
        }}
        label={texts.billing.dialogs.subscribe.request}
        error={isMissing && texts.billing.failures.consent_missing}
      />
    </AskDialog>
  );
}
