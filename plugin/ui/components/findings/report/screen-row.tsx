import type { ComponentChildren } from "preact";
import type { FrameReport } from "../../../../../shared/review/report.ts";
import { verdictOf } from "../../../../../shared/review/verdict.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { VerdictIcon } from "../../basics/icons/verdict-icon.tsx";
import { PictureRow } from "../../basics/layout/picture-row.tsx";
import styles from "./screen-row.module.css";
import { SeverityTally } from "./severity-counts.tsx";

interface ScreenRowProps {
  readonly report: FrameReport;
  /** Undefined where there are no pictures at all. */
  readonly picture: ComponentChildren | undefined;
}

/** One of several screens: how it stands, and the way to its findings. */
export function ScreenRow({ report: { id, name, findings }, picture }: ScreenRowProps) {
  const { state, commands, texts } = usePanel();
  const section = state.frameNotes[id]?.section;
  const { level, counts, total } = verdictOf(findings);
  return (
    <PictureRow
      picture={picture}
      name={section === undefined ? name : `${name} · ${section}`}
      onOpen={() => commands.showFrame(id)}
    >
      <span class={total > 0 ? "visually-hidden" : styles.verdict}>
        <VerdictIcon level={level} size="small" />
        {texts.results.verdicts[level].title}
      </span>
      {total > 0 && <SeverityTally counts={counts} />}
    </PictureRow>
  );
}
