import { Button } from "@mantine/core";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import { ContentPage } from "../../components/page/content-page.tsx";

interface LoadFailureProps {
  readonly error: unknown;
  /** Words for a thing that is not there: waiting does not help then. */
  readonly gone: { readonly heading: string; readonly text: string };
  readonly onAgain: () => void;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** In place of a review that could not be shown. */
export function LoadFailure({ error, gone, onAgain }: LoadFailureProps) {
  const texts = useReviewsTexts();
  if (isGone(error))
    return (
      <ContentPage title={gone.heading} heading={gone.heading} lead={gone.text} isPrivate>
        {null}
      </ContentPage>
    );
  return (
    <ContentPage title={texts.reviews.title} heading={texts.reviews.away} isPrivate>
      <Button onClick={onAgain}>{texts.reviews.again}</Button>
    </ContentPage>
  );
}
