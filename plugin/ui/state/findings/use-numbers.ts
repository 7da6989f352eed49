import { useSetAtom } from "jotai";
import { useEffect, useState } from "preact/hooks";
import type { NumberedRow, SaidToStage } from "../../../../shared/look/marks.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { apiUrl, isOnStage } from "../account/connection.ts";
import { useKept } from "../use-kept.ts";
import { numbersAtom, usePanel } from "../use-panel.ts";
import type { Row } from "./shown-rows.ts";
import { rowIdOf } from "./use-steps.ts";

/** So many rows have numbers: of more nobody sees at a glance which is which. */
const MOST_NUMBERED = 9;

/** Figma lets a plugin show nothing over the canvas without a change of the file, so only the stage is told. */
function tellStage(said: SaidToStage): void {
  const page = document.documentElement;
  if (isOnStage(page)) window.parent.postMessage({ said }, apiUrl(page));
}

const idsOf = ({ layers }: Pick<Finding, "layers">): readonly string[] => layers.map(({ id }) => id);

/** The layers of the rows that are pointed at or have the focus: those of the last one are outlined. */
const pointedAt = new Set<readonly string[]>();

const tellPointed = (): void => tellStage({ pointed: [...pointedAt].at(-1) ?? [] });

/** Outlines the layers of a finding on the canvas while somebody points at its row, or moves the focus to it. */
export function usePointing(finding: Pick<Finding, "layers">) {
  const ids = useKept(idsOf(finding));
  const [isUnder, setUnder] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPointed = isUnder || hasFocus;
  useEffect(() => {
    if (!isPointed) return;
    pointedAt.add(ids);
    tellPointed();
    return () => {
      pointedAt.delete(ids);
      tellPointed();
    };
  }, [isPointed, ids]);
  return {
    onPointerEnter: () => setUnder(true),
    onPointerLeave: () => setUnder(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}

/** A press of a mark on the canvas opens its row, as one of the row does. */
function openMarked({ source, data }: MessageEvent<{ readonly markPressed?: string } | null>): void {
  if (source !== window.parent || !data?.markPressed) return;
  const row = document.getElementById(rowIdOf(data.markPressed));
  if (row?.getAttribute("aria-expanded") === "false") row.click();
  row?.scrollIntoView({ block: "nearest" });
}

/**
 * Numbers the first rows of a list, in sight and in their order; what is done keeps its number, so that no other changes.
 * Pins on the canvas have numbers of their own.
 */
export function useNumbers(rows: readonly Row[]): void {
  const hasPins = usePanel().state.marks.pins?.isShown === true;
  const setNumbers = useSetAtom(numbersAtom);
  const numbered = useKept(
    rows.slice(0, MOST_NUMBERED).flatMap(({ key, state, finding }, index): readonly NumberedRow[] => {
      const { severity } = finding;
      return state === "open" && !hasPins
        ? [{ key, number: index + 1, severity, layerIds: idsOf(finding) }]
        : [];
    }),
  );
  useEffect(() => {
    if (isOnStage(document.documentElement))
      setNumbers(new Map(numbered.map(({ key, number }) => [key, number])));
    tellStage({ marks: numbered });
  }, [numbered, setNumbers]);
  useEffect(() => {
    window.addEventListener("message", openMarked);
    return () => {
      window.removeEventListener("message", openMarked);
      setNumbers(new Map());
      tellStage({ marks: [] });
    };
  }, [setNumbers]);
}
