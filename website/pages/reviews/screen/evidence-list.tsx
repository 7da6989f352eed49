import { useReviewsTexts } from "../use-reviews-texts.ts";
import { EVIDENCE_WORDS } from "../../../../shared/i18n/words/evidence-words.ts";
import { wordEvidence } from "../../../../shared/review/evidence/word-evidence.ts";
import type { Evidence } from "../../../../shared/review/rule.ts";
import { useLanguage } from "../../../language/use-language.ts";
import styles from "./evidence-list.module.css";

const Swatch = ({ color }: { readonly color: string }) => (
  <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" rx="3" fill={color} />
  </svg>
);

interface SampleProps {
  readonly textColor: string;
  readonly backdropColor: string;
}

/** Two colours as the reader of the design meets them. It is a picture: its low contrast is the point. */
function Sample({ textColor, backdropColor }: SampleProps) {
  const texts = useReviewsTexts();
  return (
    <svg className={styles.sample} viewBox="0 0 64 40" role="img" aria-label={texts.reviews.view.sample}>
      <rect width="64" height="40" rx="6" fill={backdropColor} />
      <text x="32" y="26" textAnchor="middle" fill={textColor}>
        Aa
      </text>
    </svg>
  );
}

/** Lists the measured numbers from which the finding can be computed again. */
export function EvidenceList({ evidence }: { readonly evidence: Evidence }) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const { textColor, backdropColor } = evidence;
  const rows = wordEvidence(evidence, language, EVIDENCE_WORDS[language]);
  if (rows.length === 0) return null;
  return (
    <div className={styles.evidence}>
      <p className={styles.heading}>{texts.reviews.view.evidence}</p>
      {typeof textColor === "string" && typeof backdropColor === "string" && (
        <Sample textColor={textColor} backdropColor={backdropColor} />
      )}
      <dl>
        {rows.map(({ key, name, value, swatch }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {swatch && <Swatch color={swatch} />} {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
