import { useId, useLayoutEffect, useRef } from "react";
import { PRODUCT } from "../../../../shared/product.ts";
import { answerTyping } from "../actions/typing.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import { Mark } from "./icons.tsx";
import styles from "./typing-question.module.css";

function Question() {
  const stage = useStage();
  const texts = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.question}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        answerTyping(stage, false);
      }}
    >
      <Mark />
      <h2 id={titleId} className={styles.title}>
        {texts.typingTitle(PRODUCT.name)}
      </h2>
      <p id={textId} className={styles.text}>
        {texts.typingText}
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.refuse} onClick={() => answerTyping(stage, false)}>
          {texts.typingRefuse}
        </button>
        <button type="button" className={styles.allow} onClick={() => answerTyping(stage, true)}>
          {texts.typingAllow}
        </button>
      </div>
    </dialog>
  );
}

/** The editor's question, whether the plugin may check texts while they are typed. */
export function TypingQuestion() {
  return useStageState(({ typing }) => typing.isAsked) ? <Question /> : null;
}
