import { fromRest } from "../../../shared/scene/from-rest.ts";
import { collectNotRead } from "../../../shared/scene/not-read.ts";
import { SceneError, type Tell } from "../../../shared/scene/place.ts";
import type { Scene } from "../../../shared/scene/scene.ts";
import type { Design, DesignPage } from "./design.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import { messageOf } from "../words/one-line.ts";

function parseJson(bytes: Uint8Array, words: FaultWords): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new InputError(`${words.notJson(messageOf(cause))} ${words.taken}`, { cause });
  }
}

function readScenes(json: unknown, tell: Tell, words: FaultWords): readonly Scene[] {
  try {
    return fromRest(json, tell);
  } catch (cause) {
    if (!(cause instanceof SceneError)) throw cause;
    const hint = cause.place.parent ? "" : ` ${words.taken}`;
    throw new InputError(`${cause.message}.${hint}`, { cause });
  }
}

const pageOf = (scene: Scene): DesignPage => ({
  id: scene.page.id,
  name: scene.page.name,
  screens: scene.frames.map(({ id, name, box }) => ({
    id,
    name,
    widthPx: box.width,
    heightPx: box.height,
  })),
  readScene: () => Promise.resolve(scene),
});

/**
 * Opens what the REST API answered: all of it is read at once.
 * @throws InputError for what is no design.
 */
export function openRest(bytes: Uint8Array, words: FaultWords): Promise<Design> {
  const { tell, notRead } = collectNotRead();
  const scenes = readScenes(parseJson(bytes, words), tell, words);
  return Promise.resolve({ name: scenes[0]?.file ?? "", pages: scenes.map(pageOf), notRead });
}
