import { ApiError } from "../../shared/api/errors.ts";
import { digestOf, type PictureStore } from "../pictures/picture-store.ts";

/** Where a picture lies, as the database has it. */
export interface KeptPicture {
  /** Its key in the storage; null: it is in the database, as an earlier version left it. */
  readonly key: string | null;
  readonly bytes: Buffer<ArrayBuffer> | null;
  /** The hash of the bytes that were stored; null: an earlier version did not note it. */
  readonly sha256: Buffer | null;
}

/** The picture: what was put there, and not what somebody in between says. Null when it is gone. */
export async function readPicture(pictures: PictureStore, { key, bytes, sha256 }: KeptPicture) {
  if (key === null) return bytes;
  const found = await pictures.get(key);
  if (found && sha256 && !sha256.equals(digestOf(found)))
    throw new ApiError("unavailable", {
      retryAfterS: 2,
      cause: new Error("The storage gave something else than was put."),
    });
  return found;
}
