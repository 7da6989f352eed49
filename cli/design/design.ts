import type { Library, LibraryTables } from "../../shared/scene/library.ts";
import type { NotRead } from "../../shared/scene/not-read.ts";
import type { Scene } from "../../shared/scene/scene.ts";

/** The styles, variables and components that a file keeps for use, and whether each is used in it. */
export type LibraryKeep = LibraryTables & Pick<Library, "isUsed">;

/** A page or a screen, as it is asked for. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A screen before anything further is read of it. */
export interface Screen extends Named {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A page before anything further is read of it. Its id and name are "" when the file does not tell of pages. */
export interface PageOutline extends Named {
  /** A source may find them out when they are asked for: of pages that nobody wants, nobody asks. */
  readonly screens: readonly Screen[];
}

/** A page that can be read. */
export interface DesignPage extends PageOutline {
  /** Reads all of it, when it is asked for; null when nothing of it can be read. */
  readonly readScene: () => Promise<Scene | null>;
  /** Why nothing of it can be read, once that was tried. */
  readonly fault: () => string | undefined;
}

/** A design in a file, whatever kind of file that is. */
export interface Design {
  /** Its own name; of one that has none, the name of its file once that was read. */
  readonly name: string;
  readonly pages: readonly DesignPage[];
  /** Reads the styles, variables and components that the file keeps for use, apart from its pages. */
  readonly readLibrary: () => LibraryKeep;
  /** Counts the parts that could not be read, of all that were read until now. */
  readonly notRead: () => NotRead;
}
