import path from "node:path";
import { openPictureFolder } from "../../stand-ins/picture-folder.ts";
import type { Env } from "../env.ts";
import { openS3 } from "../vendors/s3.ts";
import type { PictureStore } from "./picture-store.ts";

/** Opens the storage of the environment; without one pictures lie beside the other data. */
export function openPictures(env: Env): PictureStore {
  const { S3_BUCKET_URL: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return endpoint && accessKeyId && secretAccessKey
    ? openS3({ endpoint, region, accessKeyId, secretAccessKey })
    : openPictureFolder(path.join(env.DATA_FOLDER, "pictures"));
}
