import { headingName } from "../review/naming/heading-name.ts";
import type { FrameReport } from "../review/report.ts";
import type { NoticedFinding, ToldInquiry, ToldReview } from "./told-review.ts";

/** The parts of a stored review that are told to others, as the API gives them. */
export interface StoredToTell {
  readonly title: string;
  readonly engine: string;
  readonly createdAt: string;
  readonly purpose: string;
  readonly frames: readonly FrameReport[];
  readonly inquiries?: readonly ToldInquiry[];
  readonly secondOpinion: { readonly findings: readonly NoticedFinding[] };
}

/** A stored review, to be told to others. All of it was read. */
export const tellStored = ({
  title,
  engine,
  createdAt,
  purpose,
  frames,
  inquiries = [],
  secondOpinion,
}: StoredToTell): ToldReview => ({
  engine,
  file: title,
  notRead: { count: 0, first: [] },
  madeAt: createdAt,
  purpose,
  frames,
  noticed: secondOpinion.findings,
  ...(inquiries.length > 0 && { inquiries }),
});

/** The name of a review in the name of a file: that of its one screen, or of the design. */
export const subjectOf = ({ frames, file }: ToldReview): string =>
  frames.length === 1 && frames[0] ? headingName(frames[0]) : file;
