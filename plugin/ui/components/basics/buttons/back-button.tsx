import { usePanel } from "../../../state/panel-context.ts";
import styles from "./back-button.module.css";
import { Icon } from "../icons/icon.tsx";

interface BackButtonProps {
  /** Where it leads to; the start when absent. */
  readonly to?: { readonly name: string; readonly go: () => void };
}

/** Leads back. */
export function BackButton({ to }: BackButtonProps) {
  const { commands, texts } = usePanel();
  return (
    <button type="button" class={styles.back} onClick={to?.go ?? commands.goToStart}>
      <Icon name="left" />
      {to?.name ?? texts.results.back}
    </button>
  );
}
