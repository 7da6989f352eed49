import { useCallback, useEffect, useLayoutEffect } from "preact/hooks";
import { type Place, stepFrom } from "../findings/arrange-findings.ts";
import { usePanel } from "../panel-context.ts";

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The id of a finding's row in the page. */
export const rowIdOf = (findingId: string): string => `finding-${findingId}`;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches("input, textarea, select");

const stepOf = (event: KeyboardEvent): 1 | -1 | undefined =>
  event.metaKey || event.ctrlKey || event.altKey || isTyping(event) ? undefined : STEPS[event.key];

/** Steps through the findings: by the answer, or by J and K and the arrow keys, which take the focus along. */
export function useSteps(findings: readonly Place[]): (step: 1 | -1) => void {
  const { state, commands } = usePanel();
  const currentId = state.current?.id ?? null;
  const isOpen = state.current?.isOpen ?? false;
  const step = useCallback(
    (direction: 1 | -1) => {
      const finding = stepFrom(findings, currentId, direction);
      if (finding) commands.openFinding(finding);
      return finding;
    },
    [findings, currentId, commands],
  );
  // A held key must find the listener of the step before, so this cannot wait for a paint.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = stepOf(event);
      if (!direction) return;
      event.preventDefault();
      const finding = step(direction);
      if (finding) document.getElementById(rowIdOf(finding.id))?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [step]);
  useEffect(() => {
    if (isOpen && currentId !== null)
      document.getElementById(rowIdOf(currentId))?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [currentId, isOpen]);
  return step;
}
