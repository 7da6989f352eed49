import { S3mini } from "s3mini";
import { MAX_REVIEW_BYTES } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

export interface S3Options {
  /** The address of the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long it may take over an answer, to its last byte. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 15_000;

/** No picture is larger: a request for a review with all of its pictures is not. */
const MOST_BYTES = MAX_REVIEW_BYTES;

/** Turns a failure of the storage into `unavailable`, like one of the database: work that needs it is tried again. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new ApiError("unavailable", { retryAfterS: 2, cause });
  }
}

/** Refuses pages: no storage answers with one, but a proxy before it may, with a status that says all is well. */
const noPages: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.ok && /^text\/html\b/i.test(answer.headers.get("Content-Type") ?? ""))
    throw new Error("A page answered where the storage was asked.");
  return answer;
};

/** The body, if it is no larger than a picture may be. */
async function readPicture({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error("The storage sends more than was kept.");
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Keeps pictures in an object storage that speaks S3: Supabase Storage, or any other. */
export function openS3({ patienceMs = PATIENCE_MS, ...options }: S3Options): PictureStore {
  const bucket = new S3mini({ ...options, requestAbortTimeout: patienceMs, fetch: noPages });
  const read = async (key: string) => {
    const answer = await bucket.getObjectResponse(key);
    return answer && readPicture(answer);
  };
  return {
    put: async (key, bytes, contentType) => void (await asked(bucket.putObject(key, bytes, contentType))),
    get: (key) => asked(read(key)),
    remove: async (keys) => {
      for (const key of keys) await asked(bucket.deleteObject(key));
    },
  };
}
