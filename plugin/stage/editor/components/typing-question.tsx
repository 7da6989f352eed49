import { useId } from "preact/compat";
import { PRODUCT } from "../../../../shared/product.ts";
import { answerTyping } from "../actions/typing.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import { Mark } from "./icons.tsx";
import { Modal } from "./modal.tsx";
import styles from "./typing-question.module.css";

function Question() {
  const stage = useStage();
  const texts = useTexts();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Modal
      className={styles.question}
      titleId={titleId}
      textId={textId}
      onCancel={() => answerTyping(stage, false)}
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
    </Modal>
  );
}

/** The editor's question, whether the plugin may check texts while they are typed. */
export function TypingQuestion() {
  return useStageState(({ typing }) => typing.isAsked) ? <Question /> : null;
}
