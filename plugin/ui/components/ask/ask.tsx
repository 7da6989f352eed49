import { useId, useState } from "preact/hooks";
import type { Inquiry } from "../../../../shared/api/review-shapes.ts";
import { PERSPECTIVES } from "../../../../shared/review/perspective.ts";
import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { Aspect } from "../../../../shared/review/rule.ts";
import {
  isAbout,
  repliedAbout,
  reviewOfFrame,
  type Topic,
  wordInquiryError,
} from "../../state/ask/asked-inquiry.ts";
import { usePanel } from "../../state/use-panel.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { Button } from "../basics/buttons.tsx";
import styles from "./ask.module.css";
import { Replies, Reply } from "./reply.tsx";

const MAX_WORDS = 300;

interface AskProps {
  readonly topic: Topic;
  /** The aspect of the finding that is asked about; the screen when absent. */
  readonly aspect?: Aspect;
}

/** A question that one click asks. */
const Proposal = ({ words, onAsk }: { readonly words: string; readonly onAsk: () => void }) => (
  <button type="button" class={styles.proposal} onClick={onAsk}>
    {words}
  </button>
);

/** Questions that suit what is asked about, and a line for one's own. */
function Question({ topic, aspect, left }: AskProps & { readonly left: number }) {
  const { state, commands, texts } = usePanel();
  const [words, setWords] = useState("");
  const id = useId();
  const isBusy = state.inquiry !== null && state.inquiry.error === null;
  const { ask: says } = texts;
  const ask = (asked: Pick<Inquiry, "words" | "perspective">) => commands.ask({ ...topic, ...asked });
  const send = () => {
    if (words.trim() === "") return;
    ask({ words: words.trim() });
    setWords("");
  };
  const provider = state.asked?.secondOpinionBy ?? "";
  if (left <= 0) return <p class={styles.note}>{says.errors.usedUp}</p>;
  return (
    <>
      <div class={styles.line}>
        <input
          type="text"
          aria-label={aspect ? says.finding : says.screen}
          aria-describedby={id}
          placeholder={aspect ? says.finding : says.own}
          maxLength={MAX_WORDS}
          value={words}
          disabled={isBusy}
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={({ key }) => key === "Enter" && send()}
        />
        {!isBusy && <Button onClick={send}>{says.send}</Button>}
      </div>
      {!isBusy && (
        <div class={styles.proposed}>
          {says.proposed[aspect ?? "screen"].map((proposed) => (
            <Proposal key={proposed} words={proposed} onAsk={() => ask({ words: proposed })} />
          ))}
          {!aspect &&
            PERSPECTIVES.map((perspective) => (
              <Proposal
                key={perspective}
                words={says.perspectives[perspective]}
                onAsk={() => ask({ words: "", perspective })}
              />
            ))}
        </div>
      )}
      <p id={id} class={styles.note}>
        {says.terms(left, provider)}
      </p>
    </>
  );
}

/** The questions about something with their replies, the one under way, and the way to ask more. */
function Asked({ review, topic, ...rest }: AskProps & { readonly review: StoredReview }) {
  const { state, texts } = usePanel();
  const { inquiries = [] } = review;
  const { inquiry } = state;
  const isOwn = inquiry !== null && isAbout(inquiry.inquiry, topic);
  const left = theEndpoints().MAX_INQUIRIES - inquiries.length;
  return (
    <>
      <Replies replied={repliedAbout(review, topic)} />
      {isOwn && (
        <Reply
          id={inquiry.order.key}
          inquiry={inquiry.inquiry}
          points={inquiry.points}
          note={inquiry.error === null ? texts.ask.asking : wordInquiryError(inquiry.error, texts)}
        />
      )}
      <Question topic={topic} left={left} {...rest} />
    </>
  );
}

/**
 * Asks about a finding or a screen of the review that is shown, once there is a second opinion: questions come with it. Of a
 * design that is not at hand nothing is asked.
 */
export function Ask({ topic, ...rest }: AskProps) {
  const { state, texts } = usePanel();
  const review = reviewOfFrame(state.asked, topic.frameId);
  if (state.screen !== "results" || review?.secondOpinion.state !== "done") return null;
  return (
    <div class={styles.ask}>
      {!rest.aspect && <h2>{texts.ask.screen}</h2>}
      <Asked review={review} topic={topic} {...rest} />
    </div>
  );
}
