import { send } from "../../../protocol/bridge.ts";
import { usePanel } from "../../state/use-panel.ts";
import { reviewsOf } from "../../state/panel-state.ts";
import { notesFor, pinsFor } from "../../state/kept/marks-for.ts";
import { QuietButton } from "../basics/buttons.tsx";
import styles from "./canvas-marks.module.css";

/** Puts the findings onto the canvas, for whoever opens the file without Regard; and takes them off it. */
export function CanvasActions() {
  const { state, texts } = usePanel();
  const { marks } = texts;
  const reports = reviewsOf(state).map(({ report }) => report);
  const { pins, hasNotes } = state.marks;
  const findings = pinsFor(reports);
  if (state.screen !== "results" || state.rights !== "edit") return null;
  const isAny = findings.length > 0;
  const kinds = {
    pins: [
      isAny && ([pins ? "renew" : "add", () => send("place-pins", { findings })] as const),
      pins &&
        ([pins.isShown ? "hide" : "show", () => send("show-pins", { isShown: !pins.isShown })] as const),
      pins && (["remove", () => send("remove-pins")] as const),
    ],
    notes: [
      isAny && ([hasNotes ? "renew" : "add", () => send("add-notes", { notes: notesFor(reports) })] as const),
      hasNotes && (["remove", () => send("remove-notes")] as const),
    ],
  };
  return (
    <>
      {(["pins", "notes"] as const).map((kind) => (
        <li key={kind} class={styles.mark}>
          <div class={styles.words}>
            <p>{marks[kind]}</p>
            <p class="quiet">{marks[`${kind}Text`]}</p>
          </div>
          <div class={styles.ways}>
            {kinds[kind].map(
              (way) =>
                way && (
                  <QuietButton key={way[0]} label={marks.act(marks[way[0]], marks[kind])} onClick={way[1]}>
                    {marks[way[0]]}
                  </QuietButton>
                ),
            )}
          </div>
        </li>
      ))}
    </>
  );
}
