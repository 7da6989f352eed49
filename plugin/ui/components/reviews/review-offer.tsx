import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import { usePanel } from "../../state/use-panel.ts";
import { offerOf, type Offer, wordCost } from "../../state/asked/conditions.ts";
import { countParts } from "../../state/asked/parts.ts";
import { isInstalled, selectedFrames } from "../../state/panel-state.ts";
import { Button } from "../basics/buttons.tsx";
import { WaysOn } from "../account/ways-on.tsx";
import styles from "./review-offer.module.css";
import { PurposeField } from "../request/purpose-field.tsx";
import { SampleOpinion } from "../request/sample-opinion.tsx";
import { Folded } from "../basics/layout.tsx";

/** Says in a line what a review sends, and to whom; behind it, all of it, and how long it stays. */
function WhatIsSent({ provider }: { readonly provider: string | null }) {
  const { state, texts } = usePanel();
  const { sending, offer } = texts;
  const isFirst = !isInstalled(state);
  const sentences = [
    sending.what,
    isFirst && sending.who,
    sending.service,
    provider !== null && sending.provider(provider),
    sending.kept,
  ];
  return (
    <div class={styles.sent}>
      <p>{sending.short(provider, isFirst)}</p>
      <Folded title={offer.sent}>
        <ul class={styles.list}>
          {sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
        </ul>
      </Folded>
    </div>
  );
}

/** The key of the words for an allowance that is used up: others may have used up the share of an address. */
const endOf = ({ kind, used, limit }: Allowance) =>
  kind === "plan" ? "planEnded" : used < limit ? "networkEnded" : "trialEnded";

/** The offer, in words. */
function Cost({ offer }: { readonly offer: Offer }) {
  const { state, texts } = usePanel();
  const parts = countParts(state.request?.frameIds.length ?? 0);
  if (offer.kind === "free") return <p>{texts.offer.off}</p>;
  if (offer.kind === "opinion") return <p>{wordCost(offer.allowance, texts, parts)}</p>;
  const { title, text } = texts.allowance[endOf(offer.allowance)];
  return (
    <>
      <h2 class={styles.title}>{title}</h2>
      <p>{text}</p>
      <WaysOn />
    </>
  );
}

function Ways({ offer }: { readonly offer: Offer }) {
  const { commands, texts } = usePanel();
  const save = () => commands.agreeToReview(null);
  if (offer.kind !== "opinion")
    return (
      <Button isPrimary={offer.kind === "free"} onClick={save}>
        {texts.offer.save}
      </Button>
    );
  return (
    <div class={styles.ways}>
      <Button isPrimary onClick={() => commands.agreeToReview(offer.provider)}>
        {texts.offer.ask}
      </Button>
      <Button onClick={save}>{texts.offer.save}</Button>
    </div>
  );
}

function Away() {
  const { commands, texts } = usePanel();
  const again = () => {
    commands.readInstallationState();
    commands.getFeedback();
  };
  return (
    <>
      <p>{texts.allowance.away}</p>
      <Button onClick={again}>{texts.failures.again}</Button>
    </>
  );
}

/** Says what a review would send, to whom, and its cost. Nothing of the design is sent before a click here. */
export function ReviewOffer() {
  const { state, texts } = usePanel();
  const { conditions, installationState } = state;
  const isKnown = installationState !== null || !isInstalled(state);
  if (!conditions || !isKnown)
    return state.isServiceAway ? <Away /> : <p class={styles.quiet}>{texts.offer.asking}</p>;
  const offer = offerOf(conditions, installationState);
  const frames = selectedFrames(state);
  return (
    <>
      <Cost offer={offer} />
      {offer.kind === "opinion" && frames.length > 0 && (
        <PurposeField key={frames.map(({ id }) => id).join()} frames={frames} />
      )}
      <WhatIsSent provider={offer.kind === "opinion" ? offer.provider : null} />
      <Ways offer={offer} />
      {offer.kind === "opinion" && <SampleOpinion />}
    </>
  );
}
