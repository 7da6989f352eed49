import type { Scene } from "../../shared/scene/scene.ts";
import type { Screen } from "./design.ts";

/** The screens of a page, as they are chosen from; none of a page of which nothing can be read. */
export const screensOf = (scene: Scene | undefined): readonly Screen[] =>
  (scene?.frames ?? []).map(({ id, name, box }) => ({
    id,
    name,
    widthPx: box.width,
    heightPx: box.height,
  }));
