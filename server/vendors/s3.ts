import { S3mini } from "s3mini";
import { ApiError } from "../../shared/api/errors.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

export interface S3Options {
  /** The address of the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LONGEST_MS = 15_000;

/** Storage that is away is away as the database may be: what needs it is tried again. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new ApiError("unavailable", { retryAfterS: 2, cause });
  }
}

/** Keeps pictures in an object storage that speaks S3: Supabase Storage, or any other. */
export function openS3(options: S3Options): PictureStore {
  const bucket = new S3mini({ ...options, requestAbortTimeout: LONGEST_MS });
  return {
    put: async (key, bytes, contentType) => void (await asked(bucket.putObject(key, bytes, contentType))),
    get: async (key) => {
      const bytes = await asked(bucket.getObjectArrayBuffer(key));
      return bytes && new Uint8Array(bytes);
    },
    remove: async (keys) => {
      for (const key of keys) await asked(bucket.deleteObject(key));
    },
  };
}
