import type { SceneNode } from "../../scene/scene.ts";
import { sceneOf } from "../../scene/testing.ts";
import { openFrame, type Frame, type Opening } from "./frame.ts";

/** A screen that is alone in its scene, opened. */
export const openAlone = (screen: SceneNode, options?: Opening): Frame =>
  openFrame(sceneOf(screen), screen, options);
