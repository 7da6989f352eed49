import { closeHint } from "../actions/settings.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import { IconButton } from "./icon-button.tsx";
import { CheckIcon, CloseIcon } from "./icons.tsx";
import styles from "./notices.module.css";

interface HintStepProps {
  readonly number: number;
  readonly text: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function HintStep({ number, text, isDone, isNext }: HintStepProps) {
  const texts = useTexts();
  return (
    <li
      className={styles.step}
      data-done={isDone ? "" : undefined}
      aria-current={isNext ? "step" : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {isDone ? <CheckIcon /> : number}
      </span>
      <span>
        {text}
        {isDone && <span className={styles.unseen}> ({texts.done})</span>}
      </span>
    </li>
  );
}

/** Three steps for a first visit, which tick themselves off. */
export function Hint() {
  const stage = useStage();
  const texts = useTexts();
  const isOpen = useStageState((state) => state.isHintOpen);
  const { hasSelected, hasLocated, hasChanged } = useStageState((state) => state.hint);
  if (!isOpen) return null;
  const steps = [
    { text: texts.hintSelect, isDone: hasSelected },
    // The stage does not look into the plugin: the layer that it selects tells of it.
    { text: texts.hintAsk, isDone: hasLocated },
    { text: texts.hintChange, isDone: hasChanged },
  ];
  const next = steps.findIndex((step) => !step.isDone);
  return (
    <aside className={styles.hint} aria-label={texts.hintTitle}>
      {next < 0 ? (
        <p className={styles.hintDone}>{texts.hintDone}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <HintStep key={step.text} number={index + 1} isNext={index === next} {...step} />
          ))}
        </ol>
      )}
      <IconButton label={texts.hintClose} onClick={() => closeHint(stage)}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
