import { isControl, type Role } from "../../perception/elements/element.ts";
import type { SeenElement } from "../report.ts";

/** The numbers of elements, and the main action, that a line can tell. */
export interface ElementCounts {
  readonly controls: number;
  readonly fields: number;
  readonly cards: number;
  readonly rows: number;
  readonly pictures: number;
  readonly hasTabBar: boolean;
  /** The words on the main action; "" when there are none, absent when there is no main action, or several. */
  readonly mainAction?: string;
}

/** Counts the elements of a screen by the names that people have for them. */
export function countElements(elements: readonly SeenElement[]): ElementCounts {
  const count = (is: (role: Role) => boolean): number => elements.filter(({ role }) => is(role)).length;
  const [main, ...others] = elements.filter(({ primary }) => primary);
  return {
    controls: count(isControl),
    fields: count((role) => role === "field"),
    cards: count((role) => role === "card"),
    rows: count((role) => role === "list-row"),
    pictures: count((role) => role === "picture"),
    hasTabBar: elements.some(({ role }) => role === "tab-bar"),
    ...(main && others.length === 0 && { mainAction: main.label }),
  };
}
