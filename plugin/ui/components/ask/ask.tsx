import { useId, useState } from "preact/hooks";
import type { Inquiry } from "../../../../shared/api/review-shapes.ts";
import { PERSPECTIVES } from "../../../../shared/review/perspective.ts";
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

/** Questions that suit what is asked about, each asked by a click, and a line for one's own. */
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
  const proposals = [
    ...says.proposed[aspect ?? "screen"].map((proposed) => ({ said: proposed, asked: { words: proposed } })),
    ...(aspect ? [] : PERSPECTIVES).map((perspective) => ({
      said: says.perspectives[perspective],
      asked: { words: "", perspective },
    })),
  ];
  if (left <= 0) return <p class="quiet">{says.errors.usedUp}</p>;
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
          {proposals.map(({ said, asked }) => (
            <button key={said} type="button" class={styles.proposal} onClick={() => ask(asked)}>
              {said}
            </button>
          ))}
        </div>
      )}
      <p id={id} class="quiet">
        {says.terms(left, state.asked?.secondOpinionBy ?? "")}
      </p>
    </>
  );
}

/**
 * Asks about a finding or a screen of the review that is shown, once there is a second opinion: questions come with it. Those
 * that were asked stand above with their replies, then the one under way. Of a design that is not at hand nothing is asked.
 */
export function Ask({ topic, aspect }: AskProps) {
  const { state, texts } = usePanel();
  const { order, points, error } = state.inquiry ?? {};
  const asked = order?.question.inquiry;
  const review = reviewOfFrame(state.asked, topic.frameId);
  if (state.screen !== "results" || review?.secondOpinion.state !== "done") return null;
  const left = theEndpoints().MAX_INQUIRIES - (review.inquiries ?? []).length;
  return (
    <div class={styles.ask}>
      {!aspect && <h2>{texts.ask.screen}</h2>}
      <Replies replied={repliedAbout(review, topic)} />
      {order && points && asked && isAbout(asked, topic) && (
        <Reply
          id={order.key}
          inquiry={asked}
          points={points}
          note={error ? wordInquiryError(error, texts) : texts.ask.asking}
        />
      )}
      <Question topic={topic} left={left} {...(aspect && { aspect })} />
    </div>
  );
}
