import { useState } from "preact/hooks";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useViewPicture } from "../../state/views/use-view-picture.ts";
import { type FrameView, VIEWS } from "../../state/views/view.ts";
import { Folded } from "../basics/layout/folded.tsx";
import { OneChoice } from "../basics/choices/one-choice.tsx";
import { ContrastMarks } from "./contrast-marks.tsx";
import { ViewPicture } from "./view-picture.tsx";
import styles from "./views.module.css";

interface ScreenProps {
  readonly report: FrameReport;
  readonly node: SceneNode;
}

/** Drawn only from here on: a view that nobody opens costs no picture. */
function OpenViews({ report, node }: ScreenProps) {
  const { texts } = usePanel();
  const [view, setView] = useState<FrameView>("contrast");
  const url = useViewPicture(node);
  const { names, hints, choose } = texts.views;
  return (
    <div class={styles.views}>
      <OneChoice legend={choose} values={VIEWS} names={names} chosen={view} onChoose={setView} />
      <p class={styles.hint}>{hints[view]}</p>
      <ViewPicture view={view} name={report.name} box={node.box} url={url}>
        {view === "contrast" && <ContrastMarks node={node} report={report} />}
      </ViewPicture>
    </div>
  );
}

/** Shows a screen as one picture in other views, one chosen at a time. Only for the design open in the editor. */
export function Views({ report }: { readonly report: FrameReport }) {
  const { state, texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const node = state.reviews[report.id]?.node;
  if (!node || state.screen !== "results") return null;
  return (
    <Folded title={texts.views.title} onToggle={setOpen}>
      {isOpen && <OpenViews key={node.id} report={report} node={node} />}
    </Folded>
  );
}
