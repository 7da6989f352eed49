import { headingName } from "../../../../shared/review/naming/heading-name.ts";
import { NativeSelect } from "@mantine/core";
import { useCallback, useState } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import {
  listScreenReviews,
  readReview,
  readReviewPicture,
  type ScreenReview,
} from "../../../../shared/api/endpoints/reviews.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { Card } from "../../../components/card.tsx";
import { LOCALES } from "../../../../shared/i18n/locales.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { api } from "../../../session/api.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import type { ViewedReview } from "../review-view.tsx";
import { FramePicture, type LoadPicture } from "../screen/frame-picture.tsx";
import styles from "./compare-card.module.css";
import { Compared } from "./compared.tsx";

const totalOf = ({ counts }: ScreenReview): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface BesideProps {
  readonly frame: FrameReport;
  readonly earlier: ViewedReview;
  readonly review: ViewedReview;
  readonly load: LoadPicture;
}

/** The screen then and now, where both pictures were kept. */
function Beside({ frame, earlier, review, load }: BesideProps) {
  const texts = useReviewsTexts();
  const loadEarlier = useCallback(
    (frameId: string) => api.file(readReviewPicture, { params: { id: earlier.id, frameId } }),
    [earlier.id],
  );
  if (![earlier, review].every(({ pictures }) => pictures.includes(frame.id))) return null;
  return (
    <div className={styles.beside}>
      {(
        [
          ["before", loadEarlier],
          ["after", load],
        ] as const
      ).map(([when, from]) => (
        <figure key={when}>
          <figcaption>{texts.reviews.view.compare[when]}</figcaption>
          <FramePicture
            frameId={frame.id}
            alt={`${headingName(frame)}, ${texts.reviews.view.compare[when]}`}
            load={from}
          />
        </figure>
      ))}
    </div>
  );
}

interface ScreenProps {
  readonly frame: FrameReport;
  readonly review: ViewedReview;
  readonly load: LoadPicture;
}

function Chosen({ id, ...screen }: ScreenProps & { readonly id: string }) {
  const texts = useReviewsTexts();
  const [loaded] = useLoaded(useCallback(() => api.call(readReview, { params: { id } }), [id]));
  if (loaded.state === "loading") return null;
  if (loaded.state === "failed") return <p role="alert">{texts.reviews.view.compare.failed}</p>;
  return (
    <>
      <Compared earlier={loaded.value} {...screen} />
      <Beside earlier={loaded.value} {...screen} />
    </>
  );
}

/** The earlier reviews of one screen to choose from; nothing where there was none. */
function Screen(props: ScreenProps) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const { frame, review } = props;
  const [chosen, setChosen] = useState("");
  const [loaded] = useLoaded(
    useCallback(
      () => api.call(listScreenReviews, { params: { id: review.id, frameId: frame.id } }),
      [review.id, frame.id],
    ),
  );
  const reviews = loaded.state === "loaded" ? loaded.value.reviews : [];
  const index = reviews.findIndex(({ id }) => id === review.id);
  const earlier = index === -1 ? [] : reviews.slice(index + 1);
  if (earlier.length === 0) return null;
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeStyle: "short" });
  return (
    <Card
      heading={`${texts.reviews.view.compare.heading}${review.frames.length > 1 ? `: ${headingName(frame)}` : ""}`}
    >
      <NativeSelect
        id={`earlier-${frame.id}`}
        label={texts.reviews.view.compare.earlier}
        description={texts.reviews.view.compare.text}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: "", label: texts.reviews.view.compare.choose },
          ...earlier.map((one) => ({
            value: one.id,
            label: `${when.format(new Date(one.createdAt))} (${texts.reviews.findings({ count: totalOf(one) })})`,
          })),
        ]}
      />
      <div aria-live="polite">{chosen !== "" && <Chosen key={chosen} id={chosen} {...props} />}</div>
    </Card>
  );
}

interface CompareCardsProps {
  readonly review: ViewedReview;
  readonly load: LoadPicture;
}

/** Compares each screen with an earlier review of it. */
export const CompareCards = ({ review, load }: CompareCardsProps) => (
  <>
    {review.frames.map((frame) => (
      <Screen key={frame.id} frame={frame} review={review} load={load} />
    ))}
  </>
);
