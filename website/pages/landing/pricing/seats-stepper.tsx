import { Button } from "@mantine/core";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { MAX_SEATS } from "../../../../shared/plans.ts";
import { useIsAlive } from "../../../hydration/use-is-alive.ts";
import styles from "./seats-stepper.module.css";

interface SeatsStepperProps {
  readonly seats: number;
  readonly onChange: (seats: number) => void;
}

/** For how many people the prices are. */
export function SeatsStepper({ seats, onChange }: SeatsStepperProps) {
  const texts = useFrontTexts();
  const isAlive = useIsAlive();
  const step = (by: 1 | -1) => (
    <Button
      variant="default"
      size="sm"
      px="sm"
      disabled={!isAlive || seats + by < 1 || seats + by > MAX_SEATS}
      onClick={() => onChange(seats + by)}
      aria-label={by === 1 ? texts.landing.pricing.team.more : texts.landing.pricing.team.fewer}
    >
      {by === 1 ? "+" : "−"}
    </Button>
  );
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{texts.landing.pricing.team.label}</legend>
      {step(-1)}
      <output>{texts.landing.pricing.seats({ count: seats })}</output>
      {step(1)}
    </fieldset>
  );
}
