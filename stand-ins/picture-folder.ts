import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ApiError } from "../shared/api/errors.ts";
import type { Env } from "../server/env.ts";
import type { PictureStore } from "../server/pictures/picture-store.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Keeps pictures as files below a folder, in the place of an object storage. */
function openPictureFolder(folder: string): PictureStore {
  const fileOf = (key: string): string => path.join(folder, key);
  return {
    put: async (key, bytes) => {
      const [file, unfinished] = [fileOf(key), `${fileOf(key)}.${randomUUID()}`];
      try {
        await mkdir(path.dirname(file), { recursive: true });
        // Written beside and renamed: nobody reads half of one.
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, file);
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => {});
        // A disk that is full, or may not be written, is a storage that is away.
        throw new ApiError("unavailable", { retryAfterS: 2, cause });
      }
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: async (keys) => {
      for (const key of keys) await rm(fileOf(key), { force: true });
    },
  };
}

/** The folder of this machine's pictures. */
export const localPictures = ({ DATA_FOLDER }: Env): PictureStore =>
  openPictureFolder(path.join(DATA_FOLDER, "pictures"));
