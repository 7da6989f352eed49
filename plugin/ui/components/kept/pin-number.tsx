import { usePanel } from "../../state/panel-context.ts";
import styles from "./pin-number.module.css";

/** The number of the pins of a finding, while they are shown on the canvas. */
export function PinNumber({ findingId }: { readonly findingId: string }) {
  const { state, texts } = usePanel();
  const { pins } = state.marks;
  const number = pins?.isShown ? pins.numbers[findingId] : undefined;
  if (number === undefined || state.screen !== "results") return null;
  return (
    <span class={styles.pin}>
      <span class="visually-hidden">{texts.marks.pin(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}
