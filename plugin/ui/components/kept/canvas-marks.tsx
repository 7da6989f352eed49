import type { ComponentChildren } from "preact";
import { send } from "../../../protocol/bridge.ts";
import { usePanel } from "../../state/use-panel.ts";
import { reviewsOf } from "../../state/panel-state.ts";
import { notesFor, pinsFor } from "../../state/kept/marks-for.ts";
import { QuietButton } from "../basics/buttons.tsx";
import styles from "./canvas-marks.module.css";

interface MarkProps {
  readonly name: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

const Mark = ({ name, text, children }: MarkProps) => (
  <li class={styles.mark}>
    <div class={styles.words}>
      <p>{name}</p>
      <p class={styles.text}>{text}</p>
    </div>
    <div class={styles.ways}>{children}</div>
  </li>
);

interface WayProps {
  readonly does: "add" | "renew" | "show" | "hide" | "remove";
  readonly on: "pins" | "notes";
  readonly onClick: () => void;
}

function Way({ does, on, onClick }: WayProps) {
  const { marks } = usePanel().texts;
  return (
    <QuietButton label={marks.act(marks[does], marks[on])} onClick={onClick}>
      {marks[does]}
    </QuietButton>
  );
}

/** Puts the findings onto the canvas, for whoever opens the file without Regard; and takes them off it. */
export function CanvasActions() {
  const { state, texts } = usePanel();
  const reports = reviewsOf(state).map(({ report }) => report);
  const { pins, hasNotes } = state.marks;
  const findings = pinsFor(reports);
  if (state.screen !== "results" || state.rights !== "edit") return null;
  const place = () => send("place-pins", { findings });
  const note = () => send("add-notes", { notes: notesFor(reports) });
  return (
    <>
      <Mark name={texts.marks.pins} text={texts.marks.pinsText}>
        {findings.length > 0 && <Way does={pins ? "renew" : "add"} on="pins" onClick={place} />}
        {pins && (
          <>
            <Way
              does={pins.isShown ? "hide" : "show"}
              on="pins"
              onClick={() => send("show-pins", { isShown: !pins.isShown })}
            />
            <Way does="remove" on="pins" onClick={() => send("remove-pins")} />
          </>
        )}
      </Mark>
      <Mark name={texts.marks.notes} text={texts.marks.notesText}>
        {findings.length > 0 && <Way does={hasNotes ? "renew" : "add"} on="notes" onClick={note} />}
        {hasNotes && <Way does="remove" on="notes" onClick={() => send("remove-notes")} />}
      </Mark>
    </>
  );
}
