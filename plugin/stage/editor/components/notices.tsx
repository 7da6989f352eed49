import { useStage, useStageState, useTexts } from "../stage.ts";
import { FileIcon, LockIcon, CloseIcon } from "./icons.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./notices.module.css";

/** Says a failure until the visitor dismisses it. */
export function Banner() {
  const stage = useStage();
  const texts = useTexts();
  const text = useStageState((state) => state.banner);
  return (
    <div role="alert" className={styles.alert}>
      {text !== null && (
        <div className={styles.banner}>
          <p>{text}</p>
          <IconButton label={texts.dismiss} onClick={() => stage.store.set({ banner: null })}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Says how many pictures of the design are not in its file: they are drawn as grey signs. */
export function LackedPictures() {
  const texts = useTexts();
  const count = useStageState((state) => state.lackedPictures);
  return <output className={styles.lacked}>{count > 0 && texts.lackedPictures(count)}</output>;
}

/** Shows a message of the plugin for a moment. */
export function Toast() {
  const toast = useStageState((state) => state.toast);
  return (
    <output className={styles.toasts}>
      {toast && (
        <p className={styles.toast} data-error={toast.isError ? "" : undefined}>
          {toast.text}
        </p>
      )}
    </output>
  );
}

/** Says that nothing of a file leaves the device. */
export function StaysHere() {
  const texts = useTexts();
  return (
    <p className={styles.stays}>
      <LockIcon />
      <span>{texts.fig.stays}</span>
    </p>
  );
}

/** How far the reading of a file has come, and the way out of it. */
export function Progress() {
  const texts = useTexts();
  const progress = useStageState((state) => state.progress);
  if (!progress) return null;
  const { name, share, step, cancel } = progress;
  return (
    <div className={styles.wait}>
      <div className={styles.progress}>
        <div className={styles.file}>
          <FileIcon />
          <p className={styles.fileName}>{texts.reading(name)}</p>
        </div>
        <progress value={share} max={1} aria-label={texts.reading(name)} />
        <div className={styles.below}>
          <output>{step && texts.fig.steps[step]}</output>
          {cancel && (
            <button type="button" className={styles.cancel} onClick={cancel}>
              {texts.fig.cancel}
            </button>
          )}
        </div>
        {cancel && <StaysHere />}
      </div>
    </div>
  );
}
