import type { NotRead } from "../../shared/scene/not-read.ts";
import type { Scene } from "../../shared/scene/scene.ts";

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
  readonly screens: readonly Screen[];
}

export interface DesignPage extends PageOutline {
  /** Reads all of the page, when it is asked for. */
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
