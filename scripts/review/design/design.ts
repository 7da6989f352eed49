import type { NotRead } from "../../../shared/scene/not-read.ts";
import type { Scene } from "../../../shared/scene/scene.ts";

/** A screen before anything further is read of it. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A page before anything further is read of it. */
export interface PageOutline {
  /** "" when the file does not tell on which page its screens stand; so is the name. */
  readonly id: string;
  readonly name: string;
  /** A source may find them out when they are asked for: of pages that nobody wants, nobody asks. */
  readonly screens: readonly Screen[];
}

/** A page that can be read. */
export interface DesignPage extends PageOutline {
  /** Reads all of it, when it is asked for. */
  readonly readScene: () => Promise<Scene>;
}

/** A design in a file, whatever kind of file that is. */
export interface Design {
  /** Its own name, or "" when it has none. */
  readonly name: string;
  readonly pages: readonly DesignPage[];
  /** What could not be read, of what was read until now. */
  readonly notRead: () => NotRead;
}
