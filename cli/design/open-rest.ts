import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { isRecord } from "../../shared/scene/json.ts";
import { collectNotRead } from "../../shared/scene/not-read.ts";
import { SceneError, type Tell } from "../../shared/scene/place.ts";
import { readLibraryTables, usedIdsIn } from "../../shared/scene/rest/read-library.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import type { Design, DesignPage, LibraryKeep } from "./design.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError, NoDesignError } from "../words/input-error.ts";
import { messageOf } from "../words/message-of.ts";
import { screensOf } from "./screens-of.ts";

function parseJson(bytes: Uint8Array, words: FaultWords): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new InputError(`${words.notJson(messageOf(cause))} ${words.taken}`, { cause });
  }
}

/** Fields of an answer of the API, also of one that tells of an error. */
const SIGNS = ["document", "nodes", "err", "error", "status"];

/** True when the JSON is of something else: neither what the API answers nor a layer. */
const isOfOtherKind = (json: unknown): boolean =>
  !isRecord(json) ||
  !(
    SIGNS.some((sign) => Object.hasOwn(json, sign)) ||
    (Object.hasOwn(json, "id") && Object.hasOwn(json, "type"))
  );

function readScenes(json: unknown, tell: Tell, words: FaultWords): readonly Scene[] {
  try {
    return fromRest(json, tell);
  } catch (cause) {
    if (!(cause instanceof SceneError)) throw cause;
    const hint = cause.place.parent ? "" : ` ${words.taken}`;
    const Fault = isOfOtherKind(json) ? NoDesignError : InputError;
    throw new Fault(`${cause.message}.${hint}`, { cause });
  }
}

const pageOf = (scene: Scene): DesignPage => ({
  id: scene.page.id,
  name: scene.page.name,
  screens: screensOf(scene),
  readScene: () => Promise.resolve(scene),
  fault: () => undefined,
});

/** Reads the library of an answer. Only a whole file tells which parts are used; some of its layers do not. */
function readLibrary(json: unknown): LibraryKeep {
  const file = isRecord(json) ? json : {};
  const tables = readLibraryTables(file);
  const document = file["document"];
  if (!isRecord(document) || document["type"] !== "DOCUMENT") return tables;
  const used = usedIdsIn(file);
  return { ...tables, isUsed: (id) => used.has(id) };
}

/**
 * Opens what the REST API answered: all of it is read at once.
 * @throws InputError for what is no design, NoDesignError for what was not meant as one.
 */
export function openRest(bytes: Uint8Array, words: FaultWords): Design {
  const { tell, notRead } = collectNotRead();
  const json = parseJson(bytes, words);
  const scenes = readScenes(json, tell, words);
  return {
    name: scenes[0]?.file ?? "",
    pages: scenes.map(pageOf),
    readLibrary: () => readLibrary(json),
    notRead,
  };
}
