import type { FigDesign } from "../../shared/fig/open-fig.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Tell } from "../../shared/scene/place.ts";
import type { Scene } from "../../shared/scene/scene.ts";

/** The scene without the claim that it is complete: a missing layer may have led to the other screens. */
function incomplete(scene: Scene): Scene {
  const { isComplete: _, ...page } = scene.page;
  return { ...scene, page };
}

/**
 * Reads what is judged of a page of a `.fig` file.
 * @throws FigError when it is too large.
 */
export function readFigPage(design: FigDesign, id: string, tell?: Tell): Scene | null {
  let isWhole = true;
  const count: Tell = (place, reason) => {
    isWhole = false;
    tell?.(place, reason);
  };
  const [scene] = fromRest(design.readPage(id, count), count);
  if (!scene) return null;
  return isWhole ? scene : incomplete(scene);
}
