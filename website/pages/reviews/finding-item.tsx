import { useTranslation } from "react-i18next";
import type { Fix } from "../../../shared/review/fixes/fix.ts";
import type { LayerRef } from "../../../shared/review/report.ts";
import type { Aspect, Severity } from "../../../shared/review/rule.ts";
import { calledAlike, timesName } from "../../../shared/review/count-names.ts";
import { shownName } from "../../../shared/review/shown-name.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import styles from "./finding-item.module.css";
import { SeverityTag } from "./severity-tag.tsx";

/** What a finding of either kind has to say. */
export interface ItemFinding {
  readonly id: string;
  readonly aspect: Aspect;
  readonly severity: Severity;
  readonly certainty: "measured" | "likely" | "noticed";
  readonly layers: readonly LayerRef[];
  readonly title: string;
  readonly problem: string;
  readonly why: string;
  readonly fix: string;
  readonly fixes?: readonly Fix[];
  /** Why somebody dismissed it; absent when nobody did. */
  readonly dismissedFor?: string;
  readonly basis: { readonly url: string; readonly title: string };
}

/** A finding: its row says what and where, and opens what there is to know. */
export function FindingItem({ finding }: { readonly finding: ItemFinding }) {
  const { t } = useTranslation();
  const {
    aspect,
    severity,
    certainty,
    layers,
    title,
    problem,
    why,
    fix,
    fixes = [],
    basis,
    dismissedFor,
  } = finding;
  return (
    <li>
      <details className={styles.finding}>
        <summary>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            <SeverityTag severity={severity} />
            <span>{t(`reviews.aspects.${aspect}`)}</span>
            <span>{t(`reviews.certainty.${certainty}.name`)}</span>
            <span className={styles.layer}>{layers[0] && shownName(layers[0])}</span>
          </span>
        </summary>
        <div className={styles.body}>
          <p>{problem}</p>
          {dismissedFor !== undefined && <p>{t("reviews.dismissedFor", { reason: dismissedFor })}</p>}
          <dl>
            <dt>{t("reviews.why")}</dt>
            <dd>{why}</dd>
            <dt>{t("reviews.fix")}</dt>
            {fixes.length === 0 && <dd>{fix}</dd>}
            {fixes.map((one) => (
              <dd key={one.kind}>
                <strong>{one.title}.</strong> {one.effect}
              </dd>
            ))}
            <dt>{t("reviews.layersOf")}</dt>
            <dd>
              {calledAlike(layers)
                .map((alike) => timesName(alike.name, alike.layers.length))
                .join(", ")}
            </dd>
            <dt>{t("reviews.basis")}</dt>
            <dd>
              <ExternalLink href={basis.url}>{basis.title}</ExternalLink>
            </dd>
          </dl>
        </div>
      </details>
    </li>
  );
}
