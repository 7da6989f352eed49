import path from "node:path";
import { pathToFileURL } from "node:url";

/** A path as a URI reference: a relative one stays relative, from wherever the command is run. */
export function fileUri(file: string): string {
  if (path.isAbsolute(file)) return pathToFileURL(file).href;
  return path.normalize(file).split(path.sep).map(encodeURIComponent).join("/");
}
