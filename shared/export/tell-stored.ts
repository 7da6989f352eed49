import type { FrameReport } from "../review/report.ts";
import type { NoticedFinding, ToldReview } from "./told-review.ts";

/** What is told of a stored review, as the API gives it. */
export interface StoredToTell {
  readonly title: string;
  readonly engine: string;
  readonly createdAt: string;
  readonly purpose: string;
  readonly frames: readonly FrameReport[];
  readonly secondOpinion: { readonly findings: readonly NoticedFinding[] };
}

/** A stored review, to be told to others. All of it was read. */
export const tellStored = ({
  title,
  engine,
  createdAt,
  purpose,
  frames,
  secondOpinion,
}: StoredToTell): ToldReview => ({
  engine,
  file: title,
  notRead: { count: 0, first: [] },
  madeAt: createdAt,
  purpose,
  frames,
  noticed: secondOpinion.findings,
});

/** What a review is called in the name of a file: after its one screen, or the design of all. */
export const subjectOf = ({ frames, file }: ToldReview): string =>
  frames.length === 1 ? (frames[0]?.name ?? file) : file;
