import { hash } from "node:crypto";

/** Where pictures lie, by their keys: a folder, or an object storage. */
export interface PictureStore {
  /** Keeps a picture; one of the same key is replaced. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null when there is none. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes pictures; a key without one is no fault. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/** The key of a picture: the same for every worker that makes the review. */
export const pictureKey = (reviewId: string, position: number): string => `reviews/${reviewId}/${position}`;

/** Tells a picture from everything else. */
export const digestOf = (bytes: Uint8Array): Buffer => hash("sha256", bytes, "buffer");
