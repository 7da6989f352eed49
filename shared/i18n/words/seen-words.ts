import type { Language } from "../language.ts";

/** The words of a language for what was recognised on a screen. */
export interface SeenWords {
  readonly controls: (count: number) => string;
  readonly fields: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly rows: (count: number) => string;
  readonly texts: (count: number) => string;
  readonly headings: (count: number) => string;
  /** Layers whose contrast waits for somebody’s eye. */
  readonly undecided: (count: number) => string;
  /** The language of the copy. */
  readonly languages: Readonly<Record<Language, string>>;
  /** The things that were looked at, before how much of it there is. */
  readonly looked: Readonly<Record<"contrast" | "controls" | "copy" | "hierarchy", string>>;
  readonly tabBar: string;
  readonly mainAction: (label: string) => string;
  readonly nothing: string;
}
