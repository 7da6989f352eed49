import { useStage, useStageState, useTexts } from "../stage.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import styles from "./notices.module.css";

/** What went wrong, until it is dismissed. */
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

/** What the plugin says in passing. */
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

/** How far the reading of a file has come. */
export function Progress() {
  const texts = useTexts();
  const progress = useStageState((state) => state.progress);
  if (!progress) return null;
  return (
    <div className={styles.progress}>
      <label>
        {texts.reading(progress.name)}
        <progress value={progress.share} max={1} />
      </label>
    </div>
  );
}
