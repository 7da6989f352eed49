import { useReviewsTexts } from "../use-reviews-texts.ts";
import { EVIDENCE_WORDS } from "../../../../shared/i18n/words/evidence-words.ts";
import { calledAlike, timesName } from "../../../../shared/review/seen/count-names.ts";
import { figureOf } from "../../../../shared/review/evidence/figure-of.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { ExternalLink } from "../../../components/external-link.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { EvidenceList } from "./evidence-list.tsx";
import styles from "./finding-item.module.css";
import type { ItemFinding } from "./item-finding.ts";
import { PinNumber } from "./pin-number.tsx";
import { SeverityTag } from "./severity-tag.tsx";

function Body({ finding }: { readonly finding: ItemFinding }) {
  const texts = useReviewsTexts();
  const { problem, why, fix, fixes = [], layers, evidence, certainty, basis, dismissal, doubt } = finding;
  return (
    <div className={styles.body}>
      {doubt !== undefined && <p>{`${texts.reviews.doubted.means} ${doubt}`}</p>}
      <p>{problem}</p>
      {dismissal && (
        <p>
          {texts.reviews.dismissedFor({
            reason: dismissal.words ?? texts.reviews.dismissalReasons[dismissal.reason],
          })}
        </p>
      )}
      <dl>
        <dt>{texts.reviews.why}</dt>
        <dd>{why}</dd>
        <dt>{texts.reviews.fix}</dt>
        {fixes.length === 0 && <dd>{fix}</dd>}
        {fixes.map((one) => (
          <dd key={one.kind}>
            {fixes.length > 1 ? <strong>{one.title}.</strong> : `${one.title}.`} {one.effect}
          </dd>
        ))}
        <dt>{texts.reviews.layersOf}</dt>
        <dd>
          {calledAlike(layers)
            .map((alike) => timesName(alike.name, alike.layers.length))
            .join(", ")}
        </dd>
      </dl>
      <EvidenceList evidence={evidence} />
      <p className={styles.foot}>
        <strong>{texts.reviews.certainty[certainty].name}.</strong> {texts.reviews.certainty[certainty].means}{" "}
        {texts.reviews.basis} <ExternalLink href={basis.url}>{basis.title}</ExternalLink>
      </p>
    </div>
  );
}

interface FindingItemProps {
  readonly finding: ItemFinding;
  /** The number of its pin; absent where nothing is numbered. */
  readonly number?: number;
  /** Names its row on the page. */
  readonly rowId?: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Called when somebody begins, or ceases, to point at it. */
  readonly onPoint: (isPointed: boolean) => void;
}

/** A finding: its row says what and where, and opens what there is to know. */
export function FindingItem({ finding, number, rowId, isOpen, onToggle, onPoint }: FindingItemProps) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const { aspect, severity, certainty, layers, title, evidence, doubt } = finding;
  const figure = figureOf(evidence, language, EVIDENCE_WORDS[language]);
  return (
    <li>
      <details
        className={styles.finding}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary
          id={rowId}
          onMouseEnter={() => onPoint(true)}
          onMouseLeave={() => onPoint(false)}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
        >
          {number !== undefined && <PinNumber number={number} severity={severity} />}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.concerned}>
              <span className={styles.layer}>{layers[0] && shownName(layers[0])}</span>
              {figure !== null && <span className={styles.figure}>{figure}</span>}
            </span>
            <span className={styles.facts}>
              <SeverityTag severity={severity} />
              <span>{texts.reviews.aspects[aspect]}</span>
              <span>{texts.reviews.certainty[certainty].name}</span>
              {doubt !== undefined && <span>{texts.reviews.doubted.name}</span>}
            </span>
          </span>
        </summary>
        <Body finding={finding} />
      </details>
    </li>
  );
}
