import type { FigDesign } from "../../shared/fig/open-fig.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Tell } from "../../shared/scene/place.ts";
import type { RestFile } from "../../shared/scene/rest/rest-file.ts";
import type { Scene } from "../../shared/scene/scene.ts";

/** A page of a `.fig` file: as the REST API would answer it, and what is judged of it. */
export interface ReadPage {
  readonly file: RestFile;
  readonly scene: Scene;
  /** Nothing of it was left out. */
  readonly isWhole: boolean;
}

/** The scene without the claim that it is complete: a missing layer may have led to the other screens. */
function incomplete(scene: Scene): Scene {
  const { isComplete: _, ...page } = scene.page;
  return { ...scene, page };
}

/**
 * Reads a page of a `.fig` file.
 * @throws FigError when it is too large.
 */
export function readFigPage(design: FigDesign, id: string, tell?: Tell): ReadPage | null {
  let isWhole = true;
  const count: Tell = (place, reason) => {
    isWhole = false;
    tell?.(place, reason);
  };
  const file = design.readPage(id, count);
  const [scene] = fromRest(file, count);
  return scene ? { file, scene: isWhole ? scene : incomplete(scene), isWhole } : null;
}
