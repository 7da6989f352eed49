import { isRecord } from "../../scene/json.ts";

/** The number in both parts of a reference that refers to nothing. */
const NOBODY = 0xffff_ffff;

/** The id of a layer as the design tool writes it (`12:34`); undefined for what is no id, or refers to nothing. */
export function nodeIdOf(guid: unknown): string | undefined {
  if (!isRecord(guid)) return undefined;
  const { sessionID, localID } = guid;
  if (typeof sessionID !== "number" || typeof localID !== "number") return undefined;
  return sessionID === NOBODY && localID === NOBODY ? undefined : `${sessionID}:${localID}`;
}
