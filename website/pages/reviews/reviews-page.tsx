import { Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { Link } from "react-router-dom";
import { listReviews, readReviewPicture, type ReviewSummary } from "../../../shared/api/endpoints/reviews.ts";
import { listTeamReviews, type TeamReview } from "../../../shared/api/endpoints/team.ts";
import { SEVERITIES } from "../../../shared/review/rule.ts";
import { levelOf } from "../../../shared/review/verdict.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { ReviewedScreen } from "../../components/drawn-screen.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { useDay } from "../../language/use-day.ts";
import { useStagePath } from "../../language/use-stage-path.ts";
import { reviewPath } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { sessionAtom } from "../../session/session.ts";
import { Thumbnail } from "./screen/frame-picture.tsx";
import styles from "./reviews-page.module.css";
import { useTeamTexts } from "../team/use-team-texts.ts";

/** A review in a list; of the team's, whose it is. */
type Listable = ReviewSummary & Partial<Pick<TeamReview, "by" | "isOwn">>;

function ReviewRow({ review }: { readonly review: Listable }) {
  const texts = useReviewsTexts();
  const teamTexts = useTeamTexts();
  const instant = useDay("short");
  const { id, title, createdAt, frames, counts, pictureFrameId, by, isOwn } = review;
  const maker = isOwn ? teamTexts.reviews.byYou : teamTexts.reviews.by({ name: by || teamTexts.noName });
  const load = useCallback(
    (frameId: string) => api.file(readReviewPicture, { params: { id, frameId } }),
    [id],
  );
  const total = SEVERITIES.reduce((sum, severity) => sum + (counts[severity] ?? 0), 0);
  return (
    <li className={styles.row}>
      {pictureFrameId ? <Thumbnail frameId={pictureFrameId} load={load} /> : <div className={styles.blank} />}
      <div className={styles.words}>
        <Link className="whole" to={reviewPath(id)}>
          {title}
        </Link>
        <p>
          {total > 0 && <strong>{texts.reviews.verdicts[levelOf(counts)].title} · </strong>}
          {instant(createdAt)} · {texts.reviews.screens({ count: frames })} ·{" "}
          {total > 0 ? texts.reviews.findings({ count: total }) : texts.reviews.nothing}
          {by !== undefined && ` · ${maker}`}
        </p>
      </div>
    </li>
  );
}

function None({ of }: { readonly of: Shelf }) {
  const texts = useReviewsTexts();
  const teamTexts = useTeamTexts();
  const stage = useStagePath();
  if (of === "team")
    return (
      <div className={styles.none}>
        <ReviewedScreen />
        <div className={styles.noneWords}>
          <h2>{teamTexts.reviews.none}</h2>
          <p>{teamTexts.reviews.noneText}</p>
        </div>
      </div>
    );
  return (
    <div className={styles.none}>
      <ReviewedScreen />
      <div className={styles.noneWords}>
        <h2>{texts.reviews.none}</h2>
        <p>{texts.reviews.noneText}</p>
        <Button component="a" href={stage}>
          {texts.reviews.try}
        </Button>
      </div>
    </div>
  );
}

const SHELVES = ["mine", "team"] as const;
/** The shelf whose reviews are listed. */
type Shelf = (typeof SHELVES)[number];

/** The pages that were loaded so far; `cursor`: where the next one begins, null after the last. */
interface Listed {
  readonly reviews: readonly Listable[];
  readonly cursor: string | null;
}

const NOTHING: Listed = { reviews: [], cursor: null };

async function loadAfter(shelf: Shelf, { reviews, cursor }: Listed): Promise<Listed> {
  const query = cursor === null ? {} : { cursor };
  const next: { readonly reviews: readonly Listable[]; readonly nextCursor: string | null } = await (shelf ===
  "team"
    ? api.call(listTeamReviews, { query })
    : api.call(listReviews, { query }));
  return { reviews: [...reviews, ...next.reviews], cursor: next.nextCursor };
}

function useReviews(shelf: Shelf) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [state, setState] = useState<"loading" | "failed" | "idle">("loading");
  const load = useCallback(
    (before: Listed) =>
      loadAfter(shelf, before).then(
        (all) => {
          setListed(all);
          setState("idle");
        },
        () => setState("failed"),
      ),
    [shelf],
  );
  useEffect(() => void load(NOTHING), [load]);
  const more = (): void => {
    setState("loading");
    void load(listed ?? NOTHING);
  };
  return { listed, state, more };
}

function Reviews({ shelf }: { readonly shelf: Shelf }) {
  const texts = useReviewsTexts();
  const { listed, state, more } = useReviews(shelf);
  return (
    <div aria-live="polite">
      {listed?.reviews.length === 0 && <None of={shelf} />}
      {listed && listed.reviews.length > 0 && (
        <ul className={styles.reviews}>
          {listed.reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
      {state === "loading" && <Loading />}
      {state === "failed" && (
        <>
          <p role="alert">{texts.reviews.away}</p>
          <Button onClick={more}>{texts.account.again}</Button>
        </>
      )}
      {state === "idle" && listed?.cursor && (
        <Button variant="default" onClick={more}>
          {texts.reviews.more}
        </Button>
      )}
    </div>
  );
}

/** One's own reviews and, in a team, what its members share. */
function Shelves() {
  const texts = useReviewsTexts();
  const teamTexts = useTeamTexts();
  const session = useAtomValue(sessionAtom);
  const [shelf, setShelf] = useState<Shelf>("mine");
  const isInTeam = session.status === "signed-in" && session.user.teamId !== null;
  return (
    <>
      {isInTeam && (
        <fieldset className={styles.shelves}>
          <legend className="visually-hidden">{texts.reviews.title}</legend>
          {SHELVES.map((value) => (
            <Button
              key={value}
              size="sm"
              variant={value === shelf ? "filled" : "default"}
              aria-pressed={value === shelf}
              onClick={() => setShelf(value)}
            >
              {teamTexts.reviews[value]}
            </Button>
          ))}
        </fieldset>
      )}
      {shelf === "team" && <p className={styles.lead}>{teamTexts.reviews.lead}</p>}
      <Reviews key={shelf} shelf={shelf} />
    </>
  );
}

/** Everything that was reviewed with the account, the newest first. */
export function ReviewsPage() {
  const texts = useReviewsTexts();
  return (
    <ContentPage
      title={texts.reviews.title}
      heading={texts.reviews.heading}
      lead={texts.reviews.lead}
      isPrivate
    >
      <Guard>
        <Shelves />
      </Guard>
    </ContentPage>
  );
}
