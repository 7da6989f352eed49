import type { Thing } from "../things/thing.ts";
import type { Recognised } from "./recognised.ts";

/** Words that the system suggests stand in a row as high as this above its keys. */
const SUGGESTIONS_PX = 64;
const ALSO_OF_SYSTEM: ReadonlySet<Recognised["role"]> = new Set(["keyboard", "home-indicator"]);

const isIn = (thing: Thing, holder: Thing): boolean => {
  for (let next: Thing | null = thing; next; next = next.parent) if (next === holder) return true;
  return false;
};

/** The outermost thing around the keys that is no more than their keyboard: it holds no field and begins right above them. */
function boardAround({ things: [keys] }: Recognised, all: readonly Recognised[]): Thing {
  const top = keys.box.y - SUGGESTIONS_PX;
  const isBoard = (thing: Thing): boolean =>
    thing.parent !== null &&
    thing.box.y >= top &&
    !all.some(({ role, things: [one] }) => role === "field" && isIn(one, thing));
  let board = keys;
  for (let next = keys.parent; next && isBoard(next); next = next.parent) board = next;
  return board;
}

/** Leaves out what was taken for a control on the keyboard of the system: the words it suggests, its smileys. */
export function withoutKeys(all: readonly Recognised[]): readonly Recognised[] {
  const boards = all.filter(({ role }) => role === "keyboard").map((keyboard) => boardAround(keyboard, all));
  return all.filter(
    ({ role, things: [thing] }) => ALSO_OF_SYSTEM.has(role) || !boards.some((board) => isIn(thing, board)),
  );
}
