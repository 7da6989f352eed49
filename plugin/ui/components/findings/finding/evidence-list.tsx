import { Fragment } from "preact";
import type { Evidence } from "../../../../../shared/review/rule.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { wordEvidence } from "../../../../../shared/review/evidence/word-evidence.ts";
import styles from "./evidence-list.module.css";

interface SampleProps {
  readonly textColor: string;
  readonly backdropColor: string;
}

/** Two colours as the reader of the design meets them. It is a picture: its low contrast is the point. */
function Sample({ textColor, backdropColor }: SampleProps) {
  const { texts } = usePanel();
  return (
    <svg class={styles.sample} viewBox="0 0 48 32" role="img" aria-label={texts.results.sample}>
      <rect width="48" height="32" rx="4" fill={backdropColor} />
      <text x="24" y="21" text-anchor="middle" fill={textColor}>
        Aa
      </text>
    </svg>
  );
}

const Swatch = ({ color }: { readonly color: string }) => (
  <svg class={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" rx="3" fill={color} />
  </svg>
);

/** Lists the measured values of a finding; nothing when it has none. */
export function EvidenceList({ evidence }: { readonly evidence: Evidence }) {
  const { texts, language } = usePanel();
  const { textColor, backdropColor } = evidence;
  const rows = wordEvidence(evidence, language, texts);
  if (rows.length === 0) return null;
  return (
    <div>
      <h4 class={styles.heading}>{texts.results.evidence}</h4>
      {typeof textColor === "string" && typeof backdropColor === "string" && (
        <Sample textColor={textColor} backdropColor={backdropColor} />
      )}
      <dl class={styles.list}>
        {rows.map(({ key, name, value, swatch }) => (
          <Fragment key={key}>
            <dt>{name}</dt>
            <dd>
              {swatch && <Swatch color={swatch} />}
              {value}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
