import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { listReviews, readReviewPicture, type ReviewSummary } from "../../../shared/api/endpoints/reviews.ts";
import { SEVERITIES } from "../../../shared/review/rule.ts";
import { ContentPage } from "../../components/content-page.tsx";
import { Loading } from "../../components/loading.tsx";
import { useDay } from "../../language/use-day.ts";
import { PATHS, reviewPath } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { Thumbnail } from "./screen/frame-picture.tsx";
import styles from "./reviews-page.module.css";

function ReviewRow({ review }: { readonly review: ReviewSummary }) {
  const { t } = useTranslation();
  const day = useDay();
  const { id, title, createdAt, frames, counts, pictureFrameId } = review;
  const load = useCallback(
    (frameId: string) => api.file(readReviewPicture, { params: { id, frameId } }),
    [id],
  );
  const total = SEVERITIES.reduce((sum, severity) => sum + (counts[severity] ?? 0), 0);
  return (
    <li className={styles.row}>
      {pictureFrameId ? <Thumbnail frameId={pictureFrameId} load={load} /> : <div className={styles.blank} />}
      <div className={styles.words}>
        <Link to={reviewPath(id)}>{title}</Link>
        <p>
          {day(createdAt)} · {t("reviews.screens", { count: frames })} ·{" "}
          {total > 0 ? t("reviews.findings", { count: total }) : t("reviews.nothing")}
        </p>
      </div>
    </li>
  );
}

function None() {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <h2>{t("reviews.none")}</h2>
      <p>{t("reviews.noneText")}</p>
      <Button component="a" href={PATHS.stage}>
        {t("reviews.try")}
      </Button>
    </div>
  );
}

/** The pages that were loaded so far; `cursor`: where the next one begins, null after the last. */
interface Listed {
  readonly reviews: readonly ReviewSummary[];
  readonly cursor: string | null;
}

const NOTHING: Listed = { reviews: [], cursor: null };

async function loadAfter({ reviews, cursor }: Listed): Promise<Listed> {
  const next = await api.call(listReviews, { query: cursor === null ? {} : { cursor } });
  return { reviews: [...reviews, ...next.reviews], cursor: next.nextCursor };
}

function useReviews() {
  const [listed, setListed] = useState<Listed | null>(null);
  const [state, setState] = useState<"loading" | "failed" | "idle">("loading");
  const load = useCallback(
    (before: Listed) =>
      loadAfter(before).then(
        (all) => {
          setListed(all);
          setState("idle");
        },
        () => setState("failed"),
      ),
    [],
  );
  useEffect(() => void load(NOTHING), [load]);
  const more = (): void => {
    setState("loading");
    void load(listed ?? NOTHING);
  };
  return { listed, state, more };
}

function Reviews() {
  const { t } = useTranslation();
  const { listed, state, more } = useReviews();
  return (
    <div aria-live="polite">
      {listed?.reviews.length === 0 && <None />}
      {listed && (
        <ul className={styles.reviews}>
          {listed.reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
      {state === "loading" && <Loading />}
      {state === "failed" && (
        <>
          <p role="alert">{t("reviews.away")}</p>
          <Button onClick={more}>{t("reviews.again")}</Button>
        </>
      )}
      {state === "idle" && listed?.cursor && (
        <Button variant="default" onClick={more}>
          {t("reviews.more")}
        </Button>
      )}
    </div>
  );
}

/** Everything that was reviewed with the account, the newest first. */
export function ReviewsPage() {
  const { t } = useTranslation();
  return (
    <ContentPage title={t("reviews.title")} heading={t("reviews.heading")} lead={t("reviews.lead")} isPrivate>
      <Guard>
        <Reviews />
      </Guard>
    </ContentPage>
  );
}
