import type { Scene } from "../../../shared/scene/scene.ts";
import { send } from "../../protocol/bridge.ts";
import type { ReadingNotes } from "../../protocol/messages.ts";
import { slicesOf } from "../../protocol/slices.ts";
import { nextTurn } from "./reading.ts";

let lastSceneId = 0;

/**
 * Sends the panel a scene; one of many layers in slices, with room between them for the editor to breathe.
 * @returns whether it was sent whole: it may be given up on the way.
 */
export async function sendScene(
  scene: Scene,
  notes: ReadingNotes,
  isWanted: () => boolean,
): Promise<boolean> {
  const slices = slicesOf(scene.frames);
  const first = slices.next();
  const second = slices.next();
  if (first.done || second.done) {
    send("scene-read", scene, notes);
    return true;
  }
  const sceneId = ++lastSceneId;
  send("scene-slice", { sceneId, nodes: first.value });
  await nextTurn();
  send("scene-slice", { sceneId, nodes: second.value });
  for (const nodes of slices) {
    await nextTurn();
    if (!isWanted()) return false;
    send("scene-slice", { sceneId, nodes });
  }
  send("scene-read", { ...scene, frames: [] }, { ...notes, sceneId });
  await nextTurn();
  return isWanted();
}
