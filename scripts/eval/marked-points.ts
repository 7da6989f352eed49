import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sql from "sql-template-tag";
import type { OpinionMark } from "../../shared/api/endpoints/reviews.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { groupBy } from "../../shared/group-by.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { quotesIn } from "../../server/second-opinion/judge/quotes.ts";
import type { Db } from "../../server/vendors/postgres.ts";
import type { RemarkPoint } from "./points.ts";

/** A finding of which somebody said something. Its words are a customer's: they are for no log. */
export interface MarkedFinding {
  readonly reviewId: string;
  readonly language: Language;
  readonly mark: OpinionMark;
  readonly finding: SecondOpinionFinding;
}

interface Row {
  readonly review_id: string;
  readonly language: Language;
  readonly mark: OpinionMark;
  readonly finding: SecondOpinionFinding;
}

/** All findings of which somebody said something, the oldest first. */
export async function readMarked(db: Db): Promise<readonly MarkedFinding[]> {
  const rows = await db.rows<Row>(sql`
    select mark.review_id, review.language, mark.mark, finding
    from app.opinion_marks as mark
    join public.reviews as review on review.id = mark.review_id
    cross join lateral jsonb_array_elements(review.second_findings) as finding
    where finding ->> 'id' = mark.finding_id
    order by mark.marked_at, mark.finding_id`);
  return rows.map(({ review_id: reviewId, ...row }) => ({ reviewId, ...row }));
}

/** True for a useful point, which should be kept; a wrong one, or one of no use, should be dropped. */
const isRight = (mark: OpinionMark): boolean => mark === "useful";

const pointOf = ({ mark, language, finding }: MarkedFinding): RemarkPoint => ({
  label: isRight(mark) ? "right" : "wrong",
  kind: `marked-${mark}`,
  aspect: finding.aspect,
  layers: finding.layers.map(({ id }) => id),
  quotes: [...quotesIn(`${finding.title}\n${finding.problem}`)],
  severity: finding.severity,
  title: finding.title,
  what: finding.problem,
  why: finding.why,
  fix: finding.fix,
  language,
  honestVerdict: isRight(mark) ? "keep" : "drop",
});

const nameOf = (frameId: string): string => frameId.replaceAll(/[^\w-]/g, "-");

/**
 * Writes them as points, a file for each screen of a review, for nobody else to read: `--points` judges them where the
 * design lies in a folder that is called as the review.
 */
export async function writeMarked(folder: string, marked: readonly MarkedFinding[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const screens = groupBy(marked, ({ reviewId, finding }) => `${reviewId} ${finding.frameId}`);
  for (const [first, ...others] of screens.values()) {
    const { reviewId, finding } = first;
    const file = path.join(folder, `${reviewId}--${nameOf(finding.frameId)}.json`);
    const points = [first, ...others].map(pointOf);
    const screen = { design: reviewId, frame: finding.frameId, points };
    await writeFile(file, `${JSON.stringify(screen, null, 2)}\n`, { mode: 0o600 });
  }
}

const count = (marked: readonly MarkedFinding[], mark: OpinionMark): number =>
  marked.filter((one) => one.mark === mark).length;

const line = (name: string, marked: readonly MarkedFinding[]): string =>
  `  ${name.padEnd(28)}${count(marked, "useful")} useful, ${count(marked, "not-useful")} not useful, ${count(marked, "wrong")} wrong`;

/** How often what was said of findings, by aspect and by guideline: numbers, and no word of a design. */
export function countMarked(marked: readonly MarkedFinding[]): string {
  const linesBy = (keyOf: (one: MarkedFinding) => string) =>
    [...groupBy(marked, keyOf)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, some]) => line(name, some));
  return [
    line(`${marked.length} findings`, marked),
    ...linesBy(({ finding }) => finding.aspect),
    ...linesBy(({ finding }) => finding.guideline.id),
    "",
  ].join("\n");
}
