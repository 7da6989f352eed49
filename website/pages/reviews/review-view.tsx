import { useTranslation } from "react-i18next";
import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import type { Finding, FrameReport } from "../../../shared/review/report.ts";
import { shownName } from "../../../shared/review/shown-name.ts";
import { writeJudgedBy } from "../../../shared/review/write-judged-by.ts";
import { openAndFolded } from "../../../shared/review/open-and-folded.ts";
import { verdictOf } from "../../../shared/review/verdict.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useDay } from "../../language/use-day.ts";
import { FindingItem, type ItemFinding } from "./finding-item.tsx";
import { FramePicture, type LoadPicture } from "./frame-picture.tsx";
import { SeenElements } from "./seen-elements.tsx";
import styles from "./review-view.module.css";

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url);

const asMeasured = (finding: Finding): ItemFinding => ({
  ...finding,
  basis: { url: finding.basis, title: hostOf(finding.basis) },
});
const asNoticed = ({ guideline, ...finding }: SecondOpinionFinding): ItemFinding => ({
  ...finding,
  certainty: "noticed",
  basis: guideline,
});

/** Which words head a screen: of a clear one they say what was set aside. */
function headlineOf({ findings, dismissed = [] }: FrameReport) {
  const { level, details } = verdictOf(findings);
  if (level === "clear" && details > 0) return "onlyDetails" as const;
  if (level === "clear" && dismissed.length > 0) return "onlyDismissed" as const;
  return `verdicts.${level}.title` as const;
}

interface FrameViewProps {
  readonly frame: FrameReport;
  readonly noticed: readonly SecondOpinionFinding[];
  /** Null: no picture was kept. */
  readonly load: LoadPicture | null;
}

function FrameView({ frame, noticed, load }: FrameViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { level } = verdictOf(frame.findings);
  const { open, details } = openAndFolded(frame.findings);
  const { notJudged = [], dismissed = [] } = frame;
  return (
    <section className={styles.frame} aria-labelledby={`frame-${frame.id}`}>
      {load ? (
        <FramePicture frameId={frame.id} name={frame.name} load={load} />
      ) : (
        <p className={styles.quiet}>{t("reviews.noPicture")}</p>
      )}
      <div className={styles.words}>
        <h2 id={`frame-${frame.id}`}>{frame.name}</h2>
        <p className={styles.verdict}>
          <strong>{t(`reviews.${headlineOf(frame)}`)}</strong>{" "}
          {level === "clear" ? t("reviews.limits") : t(`reviews.verdicts.${level}.text`)}
        </p>
        <p className={styles.quiet}>
          {t("reviews.layers", { count: frame.layers })}
          {frame.judgedBy && ` ${t("reviews.judgedBy", { what: writeJudgedBy(frame.judgedBy, language) })}`}
        </p>
        {frame.elements && <SeenElements elements={frame.elements} />}
        <ul className={styles.findings}>
          {open.map((finding) => (
            <FindingItem key={finding.id} finding={asMeasured(finding)} />
          ))}
        </ul>
        {noticed.length > 0 && (
          <>
            <h3>{t("reviews.secondOpinion")}</h3>
            <p className={styles.quiet}>{t("reviews.secondOpinionText")}</p>
            <ul className={styles.findings}>
              {noticed.map((finding) => (
                <FindingItem key={finding.id} finding={asNoticed(finding)} />
              ))}
            </ul>
          </>
        )}
        {details.length > 0 && (
          <details className={styles.details}>
            <summary>{t("reviews.details", { count: details.length })}</summary>
            <ul className={styles.findings}>
              {details.map((finding) => (
                <FindingItem key={finding.id} finding={asMeasured(finding)} />
              ))}
            </ul>
          </details>
        )}
        {dismissed.length > 0 && (
          <details className={styles.details}>
            <summary>{t("reviews.dismissed", { count: dismissed.length })}</summary>
            <ul className={styles.findings}>
              {dismissed.map((finding) => (
                <FindingItem
                  key={`${finding.dismissal.id}|${finding.id}`}
                  finding={{
                    ...asMeasured(finding),
                    dismissedFor:
                      finding.dismissal.words ?? t(`reviews.dismissalReasons.${finding.dismissal.reason}`),
                  }}
                />
              ))}
            </ul>
          </details>
        )}
        {notJudged.length > 0 && (
          <details className={styles.unsure}>
            <summary>{t("reviews.notJudged", { count: notJudged.length })}</summary>
            <ul>
              {notJudged.map(({ reason, text }) => (
                <li key={reason}>{text}</li>
              ))}
            </ul>
          </details>
        )}
        {frame.unsure.length > 0 && (
          <details className={styles.unsure}>
            <summary>{t("reviews.unsure", { count: frame.unsure.length })}</summary>
            <ul>
              {frame.unsure.map(({ rule, reason, layers }) => (
                <li key={`${rule}|${reason}|${layers[0]?.id}`}>
                  {reason} <span className={styles.quiet}>{layers.map(shownName).join(", ")}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

interface ReviewViewProps {
  readonly review: Omit<StoredReview, "isCharged">;
  readonly load: LoadPicture;
}

/** A review as it was stored, screen by screen. */
export function ReviewView({ review, load }: ReviewViewProps) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <>
      <p className={styles.made}>
        {t("reviews.made", { date: day(review.createdAt) })}{" "}
        {review.purpose && t("reviews.purpose", { purpose: review.purpose })}
      </p>
      {review.frames.map((frame) => (
        <FrameView
          key={frame.id}
          frame={frame}
          noticed={review.secondOpinion.findings.filter(({ frameId }) => frameId === frame.id)}
          load={review.pictures.includes(frame.id) ? load : null}
        />
      ))}
    </>
  );
}
