import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";

/** The handles of a screen begin with a letter of its own. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Several screens with one set of handles: B12 is the twelfth part of the second. */
export interface SeenScreens {
  /** Each as it is seen, its handles begin with its letter. */
  readonly each: readonly SeenScreen[];
  /** All of them as if they were one: claims are checked on it. */
  readonly all: SeenScreen;
}

const renamed = (screen: SeenScreen, letter: string): SeenScreen => {
  const named = (handle: string): string => handle.replace(/^L/, letter);
  const parts = screen.parts.map((part): SeenPart => ({
    ...part,
    handle: named(part.handle),
    inside: part.inside === null ? null : named(part.inside),
  }));
  return { ...screen, parts };
};

/** Puts screens side by side. There are no more of them than letters. */
export function seeScreens(screens: readonly [SeenScreen, ...SeenScreen[]]): SeenScreens {
  const each = screens.slice(0, LETTERS.length).map((screen, at) => renamed(screen, LETTERS[at] ?? ""));
  const [first] = screens;
  const all: SeenScreen = {
    ...first,
    parts: each.flatMap(({ parts }) => parts),
    left: each.reduce((left, screen) => left + screen.left, 0),
    texts: each.flatMap(({ texts, name }) => [...texts, name]),
  };
  return { each, all };
}

/** The screen that a handle is of. */
export const screenOf = ({ each }: SeenScreens, handle: string): SeenScreen | undefined =>
  each.find(({ parts }) => parts.some((part) => part.handle === handle));
