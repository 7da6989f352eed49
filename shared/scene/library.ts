import type { Paint, Rgba, Scene, SharedStyle, Text, VariableAlias, VariableCollection } from "./scene.ts";

/** The origin of a part that a file keeps, and whether it still stands. */
interface Standing {
  /** It is published by another file, which is where it can be changed. */
  readonly isRemote?: true;
  /** It was deleted; layers may follow it all the same. */
  readonly isDeleted?: true;
}

/** A variable of any type; only colours and numbers have values here. */
export interface LibraryVariable extends Standing {
  readonly id: string;
  readonly name: string;
  readonly collectionId: string;
  /** By the id of the mode. */
  readonly values: Readonly<Record<string, Rgba | number | VariableAlias>>;
}

/** A shared style; how it looks is not told by the REST API, and seen at the layers that use it. */
export interface LibraryStyle extends SharedStyle, Standing {
  readonly id: string;
  readonly fills?: readonly Paint[];
  /** A text in this style. */
  readonly text?: Text;
}

/** A main component, or a set of them. */
export interface LibraryComponent extends Standing {
  readonly id: string;
  readonly name: string;
  /** Of a variant: the id of its set. */
  readonly setId?: string;
}

/** The variables, styles and components that a file keeps to be used. */
export interface LibraryTables {
  readonly variables: readonly LibraryVariable[];
  readonly collections: Readonly<Record<string, VariableCollection>>;
  readonly styles: readonly LibraryStyle[];
  readonly components: readonly LibraryComponent[];
  readonly sets: readonly LibraryComponent[];
}

/** A file as those look at it who keep a design system. */
export interface Library extends LibraryTables {
  /** Name of the file, or "". */
  readonly file: string;
  /** The pages that are looked at, whole. */
  readonly scenes: readonly Scene[];
  /**
   * True when something in the file uses a variable, a style or a component, by its id, on any page, hidden or not. Absent
   * when that cannot be told: not all of the file is at hand.
   */
  readonly isUsed?: (id: string) => boolean;
}
