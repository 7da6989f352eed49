import { Button, CopyButton, NativeSelect, TextInput } from "@mantine/core";
import { useCallback, useState } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { listSharedLinks, shareReview, withdrawSharedLink } from "../../../shared/api/endpoints/reviews.ts";
import { Card } from "../../components/card.tsx";
import { useAct } from "../../components/use-act.ts";
import { useDay } from "../../language/use-day.ts";
import { sharedReviewPath } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./share-card.module.css";

const DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = 30;

/** Making private links to a review, and taking them back. The address of a link is shown once: only its hash is kept. */
export function ShareCard({ reviewId }: { readonly reviewId: string }) {
  const texts = useReviewsTexts();
  const day = useDay();
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [made, setMade] = useState<{ readonly id: string; readonly address: string } | null>(null);
  const [loaded, reload] = useLoaded(
    useCallback(() => api.call(listSharedLinks, { params: { id: reviewId } }), [reviewId]),
  );

  const { act, isBusy } = useAct(() => texts.reviews.share.failed);
  const make = () =>
    act(async () => {
      const { id, token } = await api.call(shareReview, { params: { id: reviewId }, body: { days } });
      setMade({ id, address: `${window.location.origin}${sharedReviewPath(token)}` });
    }).then(reload);
  const withdraw = (linkId: string) =>
    act(async () => {
      await api.call(withdrawSharedLink, { params: { id: reviewId, linkId } });
      if (made?.id === linkId) setMade(null);
    }, texts.reviews.share.withdrawn).then(reload);

  return (
    <Card heading={texts.reviews.share.heading}>
      <p>{texts.reviews.share.text}</p>
      <div className={styles.make}>
        <NativeSelect
          label={texts.reviews.share.days}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={DAYS.map((count) => ({ value: String(count), label: texts.reviews.share.day({ count }) }))}
        />
        <Button disabled={isBusy} onClick={() => void make()}>
          {texts.reviews.share.make}
        </Button>
      </div>
      <div aria-live="polite">
        {made && (
          <div className={styles.made}>
            <TextInput
              label={texts.reviews.share.link}
              description={texts.reviews.share.made}
              value={made.address}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={made.address}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? texts.reviews.share.copied : texts.reviews.share.copy}
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      </div>
      {loaded.state === "failed" && <p role="alert">{texts.reviews.share.failed}</p>}
      {loaded.state === "loaded" && loaded.value.links.length > 0 && (
        <ul className={styles.links}>
          {loaded.value.links.map(({ id, createdAt, expiresAt }) => (
            <li key={id}>
              <span>{texts.reviews.share.until({ made: day(createdAt), ends: day(expiresAt) })}</span>
              <Button variant="default" disabled={isBusy} onClick={() => void withdraw(id)}>
                {texts.reviews.share.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
