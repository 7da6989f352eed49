import type { Scene } from "../../shared/scene/scene.ts";
import type { ReadingNotes, SceneSlice } from "./messages.ts";
import { fromSlices } from "./slices.ts";

/** Puts scenes together that come in slices. */
interface SceneGatherer {
  readonly add: (slice: SceneSlice) => void;
  /** The scene whose last message has come. */
  readonly whole: (scene: Scene, notes: ReadingNotes) => Scene;
}

/** Gathers the slices of one scene at a time: those of a former one were given up. */
export function gatherScene(): SceneGatherer {
  let slices: SceneSlice[] = [];
  return {
    add: (slice) => {
      if (slices[0]?.sceneId !== slice.sceneId) slices = [];
      slices.push(slice);
    },
    whole: (scene, { sceneId }) => {
      const own = slices.filter((slice) => slice.sceneId === sceneId);
      slices = [];
      return sceneId === undefined ? scene : { ...scene, frames: fromSlices(own.map(({ nodes }) => nodes)) };
    },
  };
}
