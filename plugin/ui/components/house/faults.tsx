import type { HouseFault } from "../../../../shared/house-rules/faults.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./house.module.css";

interface FaultsProps {
  readonly faults: readonly HouseFault[];
  readonly id: string;
}

/** Why what was written cannot be kept, said at once to whoever listens. */
export function Faults({ faults, id }: FaultsProps) {
  const { language, engine } = usePanel();
  return (
    <div id={id} class={styles.faults} aria-live="polite">
      {faults.map((fault, index) => (
        <p key={index}>{engine?.wordHouseFault(fault, language)}</p>
      ))}
    </div>
  );
}
