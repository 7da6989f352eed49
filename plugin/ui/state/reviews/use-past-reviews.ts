import { useCallback, useEffect, useState } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { ReviewSummary } from "../../../../shared/api/endpoints/reviews.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

interface PastReviews {
  /** Null while the first ones are on their way. */
  readonly reviews: readonly ReviewSummary[] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

interface Pages {
  readonly reviews: readonly ReviewSummary[] | null;
  readonly cursor: string | null;
}

/** Past reviews, page by page. */
export function usePastReviews(client: Client | null): PastReviews {
  const [pages, setPages] = useState<Pages>({ reviews: null, cursor: null });
  /** A new object asks for the page after its cursor. */
  const [wanted, setWanted] = useState<{ readonly cursor: string | null } | null>({ cursor: null });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!client || !wanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    const { cursor } = wanted;
    client.call(theEndpoints().listReviews, { query: cursor === null ? {} : { cursor }, signal }).then(
      ({ reviews, nextCursor }) => {
        if (signal.aborted) return;
        setPages((last) => ({ reviews: [...(last.reviews ?? []), ...reviews], cursor: nextCursor }));
        setWanted(null);
      },
      () => signal.aborted || (setFailed(true), setWanted(null)),
    );
    return () => stop.abort();
  }, [client, wanted]);
  const { reviews, cursor } = pages;
  const loadMore = useCallback(() => {
    setFailed(false);
    setWanted({ cursor });
  }, [cursor]);
  return { reviews, isLoading: wanted !== null, hasFailed, hasMore: cursor !== null, loadMore };
}
