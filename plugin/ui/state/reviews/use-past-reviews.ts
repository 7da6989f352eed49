import { useCallback, useEffect, useState } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { ReviewSummary } from "../../../../shared/api/endpoints/reviews.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { untilAnswered } from "../until-answered.ts";

interface Pages {
  /** Null while the first ones are on their way. */
  readonly reviews: readonly ReviewSummary[] | null;
  readonly cursor: string | null;
}

/** Past reviews, page by page. */
export function usePastReviews(client: Client) {
  const [pages, setPages] = useState<Pages>({ reviews: null, cursor: null });
  /** A new object asks for the page after its cursor. */
  const [wanted, setWanted] = useState<{ readonly cursor: string | null } | null>({ cursor: null });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    return untilAnswered(
      (signal) =>
        client.call(theEndpoints().listReviews, {
          query: wanted.cursor === null ? {} : { cursor: wanted.cursor },
          signal,
        }),
      ({ reviews, nextCursor }) => {
        setPages((last) => ({ reviews: [...(last.reviews ?? []), ...reviews], cursor: nextCursor }));
        setWanted(null);
      },
      () => {
        setFailed(true);
        setWanted(null);
      },
    );
  }, [client, wanted]);
  const { reviews, cursor } = pages;
  const loadMore = useCallback(() => {
    setFailed(false);
    setWanted({ cursor });
  }, [cursor]);
  return { reviews, isLoading: wanted !== null, hasFailed, hasMore: cursor !== null, loadMore };
}
