import * as z from "zod/mini";
import type { Scene } from "../scene/scene.ts";

/** A scene from outside, as `shared/scene/scene.ts` describes it. */
export const sceneField = z.custom<Scene>((value) => typeof value === "object" && value !== null);
