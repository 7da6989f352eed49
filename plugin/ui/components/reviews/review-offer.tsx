import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import { FREE_TRIAL_REVIEWS } from "../../../../shared/plans.ts";
import { usePanel } from "../../state/use-panel.ts";
import type { AskedReview } from "../../state/asked/asked-review.ts";
import { offerOf, type Offer } from "../../state/asked/conditions.ts";
import { countParts } from "../../state/asked/parts.ts";
import { isInstalled, selectedFrames } from "../../state/panel-state.ts";
import { Button, QuietButton } from "../basics/buttons.tsx";
import { WaysOn } from "../account/ways-on.tsx";
import styles from "./review-offer.module.css";
import { Away, Price } from "../request/price.tsx";
import { PurposeField } from "../request/purpose-field.tsx";
import { Folded } from "../basics/layout.tsx";

/** Says in a line what a review sends, and to whom; behind it, all of it, and how long it stays. */
function WhatIsSent({ provider }: { readonly provider: string | null }) {
  const { state, texts } = usePanel();
  const { sending, offer } = texts;
  const isFirst = !isInstalled(state);
  const parts = [
    ["what", [sending.what]],
    ["who", isFirst ? [sending.who] : []],
    ["service", [sending.service, ...(provider === null ? [] : [sending.provider(provider)])]],
    ["kept", [sending.kept]],
  ] as const;
  return (
    <div class={styles.sent}>
      <p>{sending.short(provider, isFirst)}</p>
      <Folded title={offer.sent}>
        <dl class={styles.list}>
          {parts.map(
            ([part, sentences]) =>
              sentences.length > 0 && (
                <div key={part}>
                  <dt>{offer.sentParts[part]}</dt>
                  {sentences.map((sentence) => (
                    <dd key={sentence}>{sentence}</dd>
                  ))}
                </div>
              ),
          )}
        </dl>
      </Folded>
    </div>
  );
}

/** The key of the words for an allowance that is used up: others may have used up the share of an address. */
const endOf = ({ kind, used, limit }: Allowance) =>
  kind === "plan" ? "planEnded" : used < limit ? "networkEnded" : "trialEnded";

/** The review that can be saved without a second opinion, and why without one where that is not the wish. */
function Saving({ offer }: { readonly offer: Exclude<Offer, { readonly kind: "opinion" }> | null }) {
  const { commands, texts } = usePanel();
  const ended = offer?.kind === "ended" ? texts.allowance[endOf(offer.allowance)] : null;
  return (
    <>
      {offer?.kind === "free" && <p>{texts.offer.off}</p>}
      {ended && (
        <>
          <h3 class="strong">{ended.title}</h3>
          <p>{ended.text}</p>
          <WaysOn />
        </>
      )}
      <WhatIsSent provider={null} />
      <div class={styles.agree}>
        <Button isPrimary={!ended} onClick={() => commands.agreeToReview(null)}>
          {texts.offer.save}
        </Button>
      </div>
    </>
  );
}

/** The way to a second opinion, with what it is told and costs (many screens for each part), and what one said of a sample of ours. */
function Opinion({ provider, allowance }: Extract<Offer, { readonly kind: "opinion" }>) {
  const { state, commands, texts } = usePanel();
  const frames = selectedFrames(state);
  const { sample, ask, uses, parts: wordParts } = texts.offer;
  const parts = countParts(state.request?.frameIds.length ?? 0);
  const left = allowance ? allowance.left + allowance.credits : FREE_TRIAL_REVIEWS;
  return (
    <>
      {frames.length > 0 && <PurposeField key={frames.map(({ id }) => id).join()} frames={frames} />}
      <WhatIsSent provider={provider} />
      <div class={styles.agree}>
        <Button isPrimary onClick={() => commands.agreeToReview(provider)}>
          {ask}
        </Button>
      </div>
      {parts < 2 ? <Price wording={uses} /> : <p>{wordParts(parts, left)}</p>}
      <div class={styles.sample}>
        <p>{sample.heading}</p>
        <p>
          <strong>{sample.opinion.title}</strong> {sample.opinion.problem}
        </p>
      </div>
    </>
  );
}

function Offered({ isToSave }: Pick<AskedReview, "isToSave">) {
  const { state, texts } = usePanel();
  const { conditions, installationState, isServiceAway } = state;
  if (isToSave) return <Saving offer={null} />;
  if (!conditions || (installationState === null && isInstalled(state)))
    return isServiceAway ? <Away /> : <p class={styles.quiet}>{texts.offer.asking}</p>;
  const offer = offerOf(conditions, installationState);
  return offer.kind === "opinion" ? <Opinion {...offer} /> : <Saving offer={offer} />;
}

/** Says what a review would send, to whom, and its cost. Nothing of the design is sent before a click here. */
export function ReviewOffer({ asked }: { readonly asked: AskedReview }) {
  const { commands, texts } = usePanel();
  const { offer } = texts;
  return (
    <section class={styles.offer} aria-live="polite">
      <div class={styles.head}>
        <h2 class="strong">{asked.isToSave ? offer.titleSave : offer.title}</h2>
        <QuietButton onClick={() => commands.setParts({ asked: null })}>{offer.cancel}</QuietButton>
      </div>
      <Offered {...asked} />
    </section>
  );
}
