import { showAll, zoomBy, zoomTo } from "../../actions/view.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import { IconButton } from "../icon-button.tsx";
import { FitIcon, MinusIcon, PlusIcon } from "../icons.tsx";
import styles from "./canvas.module.css";

/** Zoom out, the zoom itself, zoom in, show everything. */
export function ZoomControls() {
  const stage = useStage();
  const texts = useTexts();
  const percent = useStageState((state) => `${Math.round(state.view.zoom * 100)} %`);
  return (
    <div className={styles.zoom}>
      <IconButton label={texts.zoomOut} onClick={() => zoomBy(stage, -1)}>
        <MinusIcon />
      </IconButton>
      <button
        type="button"
        className={styles.percent}
        aria-label={texts.zoomTo100(percent)}
        onClick={() => zoomTo(stage, 1)}
      >
        {percent}
      </button>
      <IconButton label={texts.zoomIn} onClick={() => zoomBy(stage, 1)}>
        <PlusIcon />
      </IconButton>
      <IconButton label={texts.zoomToFit} onClick={() => showAll(stage)}>
        <FitIcon />
      </IconButton>
    </div>
  );
}
