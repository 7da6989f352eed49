import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { usePanel } from "../use-panel.ts";

export const rowIdOf = (key: string): string => `finding-${key}`;

const ROWS = "[data-finding]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const cardOf = (row: Element | null | undefined): Element | null => row?.closest("[data-card]") ?? null;

/** Also of the details, as far as they are unfolded. */
const rowsInSight = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => !row.closest("details:not([open])"));

/** The row that has the focus, or in whose card it is: there, arrow keys scroll. */
function rowOf({ target, key }: KeyboardEvent): Element | null {
  if (!(target instanceof Element) || target.matches("input, textarea, select")) return null;
  if (target.matches(ROWS)) return target;
  return key.startsWith("Arrow") ? null : (cardOf(target)?.querySelector(ROWS) ?? null);
}

function stepByKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const row = step && !event.metaKey && !event.ctrlKey && !event.altKey ? rowOf(event) : null;
  if (!step || !row) return;
  event.preventDefault();
  const rows = rowsInSight();
  const next = rows[rows.findIndex((one) => one === row) + step];
  next?.focus({ preventScroll: true });
  cardOf(next)?.scrollIntoView({ block: "nearest" });
}

/** While a row has the focus, J and K and the arrow keys lead to its neighbours; anywhere else they do what they always do. */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", stepByKey);
    return () => document.removeEventListener("keydown", stepByKey);
  }, []);
}

/** Brings a finding that was opened into view: one that was open before the list was there, to its top. */
export function useOpenedInView(): void {
  const { current, opened } = usePanel().state;
  const isOpen = current !== null && opened.includes(current);
  const isNewRef = useRef(true);
  useEffect(() => {
    const block = isNewRef.current ? "start" : "nearest";
    isNewRef.current = false;
    if (isOpen) cardOf(document.getElementById(rowIdOf(current)))?.scrollIntoView({ block });
  }, [current, isOpen]);
}

/**
 * Keeps the row of a finding in sight about which nothing is left to do, and gives it the focus when what had that is gone:
 * a button that fixes, a form that dismisses. Never away from the canvas.
 */
export function useFocusWhenDone(key: string, isDone: boolean): void {
  useLayoutEffect(() => {
    const row = isDone ? document.getElementById(rowIdOf(key)) : null;
    const isLost = document.hasFocus() && document.activeElement === document.body;
    if (isLost) row?.focus({ preventScroll: true });
    // Its body is gone, so the row may be out of sight.
    cardOf(row)?.scrollIntoView({ block: "nearest" });
  }, [key, isDone]);
}
