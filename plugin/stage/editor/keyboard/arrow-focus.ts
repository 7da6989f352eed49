import type { KeyboardEvent } from "preact/compat";

interface Place {
  readonly left: number;
  readonly top: number;
}

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** The index of the place above or below another: in the nearest row, the nearest column; -1 where there is none. */
function inNextRow(places: readonly Place[], from: Place, sign: 1 | -1): number {
  const rows = places.map(({ top }) => (top - from.top) * sign).filter((away) => away > 1);
  if (rows.length === 0) return -1;
  const row = rows.reduce((nearest, away) => Math.min(nearest, away));
  const across = places.map(({ left, top }) =>
    Math.abs((top - from.top) * sign - row) > 1 ? Infinity : Math.abs(left - from.left),
  );
  return across.indexOf(across.reduce((nearest, away) => Math.min(nearest, away)));
}

/**
 * Where an arrow key leads among places that flow in rows.
 * @returns the index of the place; that of the place itself where there is none.
 */
export function nextPlace(places: readonly Place[], at: number, direction: Direction): number {
  const from = places[at];
  if (!from) return at;
  const last = places.length - 1;
  const next = {
    ArrowLeft: () => at - 1,
    ArrowRight: () => at + 1,
    ArrowUp: () => inNextRow(places, from, -1),
    ArrowDown: () => inNextRow(places, from, 1),
    Home: () => 0,
    End: () => last,
  }[direction]();
  return next < 0 || next > last ? at : next;
}

const DIRECTIONS: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
]);

/** Moves the focus between the buttons of a list or a grid, by where they stand. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!DIRECTIONS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const places = buttons.map((button) => button.getBoundingClientRect());
  const next = buttons[nextPlace(places, at, event.key as Direction)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
