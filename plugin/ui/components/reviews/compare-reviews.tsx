import { wordDate } from "../../state/word-day.ts";
import { useCallback, useMemo, useState } from "preact/hooks";
import type { ScreenReview, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { Finding, FrameReport } from "../../../../shared/review/report.ts";
import { compareReports, type Comparison } from "../../../../shared/review/compare/compare-reports.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useLoaded } from "../../state/use-loaded.ts";
import { Folded } from "../basics/layout/folded.tsx";
import type { Row } from "../../state/findings/row.ts";
import { FindingRows } from "../findings/finding/finding-rows.tsx";
import styles from "./compare-reviews.module.css";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

type Group = keyof Comparison;

/** How the rows of a group look; those of both reviews have their own keys. */
const LOOKS: Readonly<Record<Group, Pick<Row, "state" | "change">>> = {
  fixed: { state: "fixed", change: "fixed" },
  stillOpen: { state: "open", change: null },
  added: { state: "open", change: "new" },
  gone: { state: "gone", change: "gone" },
};
const GROUPS = Object.keys(LOOKS) as readonly Group[];

const rowsOf = (group: Group, findings: readonly Finding[]): readonly Row[] =>
  findings.map((finding, index) => ({ key: `${group} ${index} ${finding.id}`, finding, ...LOOKS[group] }));

const totalOf = ({ counts }: ScreenReview): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface ComparedProps {
  readonly earlier: StoredReview;
  readonly review: StoredReview;
  readonly report: FrameReport;
}

/** Why a difference may come from something else than the design. */
function Caveat({ earlier, review, report }: ComparedProps) {
  const { texts } = usePanel();
  const then = earlier.frames.find(({ id }) => id === report.id)?.judgedBy;
  const isOtherway = then?.level !== report.judgedBy?.level || then?.platform !== report.judgedBy?.platform;
  return (
    <>
      {earlier.engine !== review.engine && <p class={styles.quiet}>{texts.compare.otherEngine}</p>}
      {isOtherway && <p class={styles.quiet}>{texts.compare.otherDemands}</p>}
    </>
  );
}

function Compared({ earlier, review, report }: ComparedProps) {
  const { texts } = usePanel();
  const comparison = useMemo(() => {
    const then = earlier.frames.find(({ id }) => id === report.id);
    const aspects = review.aspects.filter((aspect) => earlier.aspects.includes(aspect));
    return then && compareReports(then, report, aspects);
  }, [earlier, review, report]);
  if (!comparison) return null;
  const line = GROUPS.map((group) => texts.compare[group](comparison[group].length)).join(" · ");
  return (
    <>
      <p aria-live="polite" class={styles.line}>
        {line}
      </p>
      <Caveat earlier={earlier} review={review} report={report} />
      <div class={styles.groups}>
        {GROUPS.filter((group) => comparison[group].length > 0).map((group) => (
          <Folded key={group} title={texts.compare[group](comparison[group].length)}>
            <div class={styles.rows}>
              <FindingRows rows={rowsOf(group, comparison[group])} />
            </div>
          </Folded>
        ))}
      </div>
    </>
  );
}

/** Loads the review that was chosen. */
function Chosen({ id, review, report }: Omit<ComparedProps, "earlier"> & { readonly id: string }) {
  const { client, texts } = usePanel();
  const load = useCallback(
    (signal: AbortSignal) =>
      client
        ? client.call(theEndpoints().readReview, { params: { id }, signal })
        : Promise.reject(new Error("No API.")),
    [client, id],
  );
  const { data, error } = useLoaded(load);
  if (data) return <Compared earlier={data} review={review} report={report} />;
  return (
    <p aria-live="polite" class={styles.quiet}>
      {error === null ? texts.history.loadingOne : texts.history.failedOne}
    </p>
  );
}

interface CompareReviewsProps {
  readonly review: StoredReview;
  /** The screen that is looked at. */
  readonly report: FrameReport;
}

/** Compares a screen with an earlier review of it, and shows the way it took; nothing where there was none. */
export function CompareReviews({ review, report }: CompareReviewsProps) {
  const { client, texts, language } = usePanel();
  const [chosen, setChosen] = useState("");
  const load = useCallback(
    (signal: AbortSignal) =>
      client
        ? client.call(theEndpoints().listScreenReviews, {
            params: { id: review.id, frameId: report.id },
            signal,
          })
        : Promise.reject(new Error("No API.")),
    [client, review.id, report.id],
  );
  const reviews = useLoaded(load).data?.reviews ?? [];
  const index = reviews.findIndex(({ id }) => id === review.id);
  const earlier = index === -1 ? [] : reviews.slice(index + 1);
  if (reviews.length < 2) return null;
  return (
    <section class={styles.compare} aria-label={texts.compare.heading}>
      {earlier.length > 0 && (
        <label class={styles.choice}>
          <span>{texts.compare.heading}</span>
          <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{texts.compare.choose}</option>
            {earlier.map((one) => (
              <option key={one.id} value={one.id}>
                {`${wordDate(one.createdAt, language, "short")} (${texts.results.count(totalOf(one))})`}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen !== "" && <Chosen key={chosen} id={chosen} review={review} report={report} />}
    </section>
  );
}
