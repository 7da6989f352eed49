import type { Candidate } from "../../candidate.ts";
import type { SeenPart, SeenScreen } from "../../screen/seen-screen.ts";
import { bare, quotesIn, unquoted } from "../quotes.ts";
import { sentencesOf } from "../words/sentences.ts";

/** A claim, ready to be held against what is there. */
export interface HeldClaim {
  /** The sentences on the screen, without the words that they quote; in small letters. */
  readonly sentences: readonly string[];
  /** The same with the words that it quotes. */
  readonly written: string;
  readonly fix: string;
  /** The parts that it names, the most important first. */
  readonly parts: readonly SeenPart[];
  /** The parts that it names, and those whose words it quotes. */
  readonly spokenOf: readonly SeenPart[];
  readonly screen: SeenScreen;
}

const plain = (text: string): string => unquoted(text).toLowerCase().replaceAll("’", "'");

/** Takes a claim apart. */
export function claimOf({ title, problem, fix, layers }: Candidate, screen: SeenScreen): HeldClaim {
  const parts = layers.flatMap((handle) => screen.parts.find((part) => part.handle === handle) ?? []);
  const quotes = new Set(quotesIn(`${title}. ${problem}`).map(bare).filter(Boolean));
  const quoted = screen.parts.filter(({ words, role }) => role !== "panel" && quotes.has(bare(words)));
  return {
    sentences: [title, ...sentencesOf(problem)].map(plain),
    written: `${title}. ${problem}`,
    fix,
    parts,
    spokenOf: [...new Set([...parts, ...quoted])],
    screen,
  };
}

/** The parts that lie in a part, at any depth. */
export function partsIn({ parts }: SeenScreen, { handle }: SeenPart): readonly SeenPart[] {
  const held = new Set([handle]);
  // Parts come from the outside in: a holder comes before the parts in it.
  return parts.filter((part) => {
    const isHeld = part.inside !== null && held.has(part.inside);
    if (isHeld) held.add(part.handle);
    return isHeld;
  });
}

const isBeside = (a: SeenPart, b: SeenPart): boolean =>
  a.inside === b.inside &&
  a.role === b.role &&
  Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2) <
    Math.min(a.box.height, b.box.height) / 2;

/** A part with those of its kind in the same row, from the screen's own order. */
export const rowOf = ({ parts }: SeenScreen, part: SeenPart): readonly SeenPart[] =>
  parts.filter((other) => isBeside(other, part));
