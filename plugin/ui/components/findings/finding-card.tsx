import { shownName } from "../../../../shared/review/shown-name.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { ShownFinding } from "../../state/findings/shown-finding.ts";
import { rowIdOf } from "../../state/reading/use-steps.ts";
import { FindingBody } from "./finding-body.tsx";
import styles from "./finding-card.module.css";
import { Icon } from "../basics/icon.tsx";
import { PinNumber } from "../kept/pin-number.tsx";
import { SeverityIcon } from "../basics/severity-icon.tsx";

interface FindingCardProps {
  readonly finding: ShownFinding;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
}

/** A finding: its row leads to the layer and opens what there is to know. */
export function FindingCard({ finding, isCurrent, isOpen }: FindingCardProps) {
  const { commands, texts } = usePanel();
  const { severity, certainty, layers, title } = finding;
  const [first] = layers;
  const toggle = isOpen ? commands.closeFinding : commands.openFinding;
  return (
    <li class={`${styles.card} ${isCurrent ? styles.current : ""} ${isOpen ? styles.isOpen : ""}`}>
      <h4>
        <button
          type="button"
          id={rowIdOf(finding.id)}
          class={styles.row}
          aria-expanded={isOpen}
          title={isOpen || !first ? undefined : texts.results.showLayer(shownName(first))}
          onClick={() => toggle(finding)}
        >
          <SeverityIcon severity={severity} />
          <span class={styles.words}>
            <span class={styles.title}>{title}</span>
            <span class={styles.facts}>
              <PinNumber findingId={finding.id} />
              <span class={`${styles.severity} ${styles[severity]}`}>{texts.severity[severity]}</span>
              <span aria-hidden="true">·</span>
              <span class={`${styles.certainty} ${certainty === "noticed" ? styles.noticed : ""}`}>
                {texts.certainty[certainty].name}
              </span>
              {first && (
                <span class={styles.where}>
                  <Icon name="target" />
                  <span class={styles.layer}>
                    {texts.results.layerAndMore(shownName(first), layers.length - 1)}
                  </span>
                </span>
              )}
            </span>
          </span>
          <span class={styles.chevron}>
            <Icon name="right" />
          </span>
        </button>
      </h4>
      {isOpen && <FindingBody finding={finding} />}
    </li>
  );
}
