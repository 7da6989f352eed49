import type { Unread } from "./collect-unread.ts";
import type { RestFile, RestNode } from "../../shared/scene/rest/rest-file.ts";

/** The pages that are looked at as a library: the one in view, or all. */
export const LIBRARY_SCOPES = ["page", "file"] as const;
export type LibraryScope = (typeof LIBRARY_SCOPES)[number];

/** A layer of a page with all in it, and what it refers to, as the REST API tells of them. */
export interface LibraryPart extends Pick<RestFile, "components" | "componentSets" | "styles"> {
  readonly document: RestNode;
}

/** Why a library could not be read. */
export type LibraryFailure = "empty" | "too-large" | "unreadable";

export interface LibraryToPanel {
  /** A part that was read, with the page that it stands on; `done` of `total` parts are read. */
  readonly "library-part": (part: {
    readonly requestId: number;
    readonly page: { readonly id: string; readonly name: string };
    readonly part: LibraryPart;
    readonly done: number;
    readonly total: number;
  }) => void;
  /** All parts were sent: what the file keeps besides its pages, and the layers that were left out. */
  readonly "library-read": (
    file: { readonly requestId: number; readonly isWhole: boolean; readonly unread?: Unread } & Pick<
      RestFile,
      "name" | "styles" | "variables" | "variableCollections"
    >,
  ) => void;
  readonly "library-failed": (failure: {
    readonly requestId: number;
    readonly reason: LibraryFailure;
  }) => void;
}

export interface LibraryToMain {
  /** Read the page in view, or all pages; a reading under way is given up. */
  readonly "read-library": (request: { readonly requestId: number; readonly scope: LibraryScope }) => void;
  readonly "cancel-library": () => void;
}
