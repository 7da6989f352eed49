import { ApiError } from "../../shared/api/errors.ts";
import { digestOf, type PictureStore } from "../pictures/picture-store.ts";

/** Where a picture lies, as the database has it. */
export interface KeptPicture {
  /** Its key in the storage. */
  readonly key: string;
  /** The hash of the bytes that were put there. */
  readonly sha256: Buffer;
}

/** The picture: what was put there, and not what somebody in between says. Null when it is gone. */
export async function readPicture(pictures: PictureStore, { key, sha256 }: KeptPicture) {
  const found = await pictures.get(key);
  if (found && !sha256.equals(digestOf(found)))
    throw new ApiError("unavailable", {
      retryAfterS: 2,
      cause: new Error("The storage gave something else than was put."),
    });
  return found;
}
