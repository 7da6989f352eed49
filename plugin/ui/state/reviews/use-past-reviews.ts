import { useCallback, useEffect, useState } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { ReviewSummary } from "../../../../shared/api/endpoints/reviews.ts";
import type { TeamReview } from "../../../../shared/api/endpoints/team.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { untilAnswered } from "../until-answered.ts";

/** Whose reviews are listed. */
export type ReviewShelf = "own" | "team";

/** A review in the list; of the team's, whose it is. */
export type Listed = ReviewSummary & Partial<Pick<TeamReview, "by" | "isOwn">>;

interface Pages {
  /** Null while the first ones are on their way. */
  readonly reviews: readonly Listed[] | null;
  readonly cursor: string | null;
}

function readPage(
  client: Client,
  shelf: ReviewShelf,
  cursor: string | null,
  signal: AbortSignal,
): Promise<{ readonly reviews: readonly Listed[]; readonly nextCursor: string | null }> {
  const query = cursor === null ? {} : { cursor };
  const { listReviews, listTeamReviews } = theEndpoints();
  return shelf === "own"
    ? client.call(listReviews, { query, signal })
    : client.call(listTeamReviews, { query, signal });
}

/** Past reviews of a shelf, page by page. */
export function usePastReviews(client: Client | null, shelf: ReviewShelf) {
  const [pages, setPages] = useState<Pages>({ reviews: null, cursor: null });
  /** A new object asks for the page after its cursor. */
  const [wanted, setWanted] = useState<{ readonly cursor: string | null } | null>({ cursor: null });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!client || !wanted) return;
    return untilAnswered(
      (signal) => readPage(client, shelf, wanted.cursor, signal),
      ({ reviews, nextCursor }) => {
        setPages((last) => ({ reviews: [...(last.reviews ?? []), ...reviews], cursor: nextCursor }));
        setWanted(null);
      },
      () => {
        setFailed(true);
        setWanted(null);
      },
    );
  }, [client, shelf, wanted]);
  const { reviews, cursor } = pages;
  const loadMore = useCallback(() => {
    setFailed(false);
    setWanted({ cursor });
  }, [cursor]);
  return { reviews, isLoading: wanted !== null, hasFailed, hasMore: cursor !== null, loadMore };
}
