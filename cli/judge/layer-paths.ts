import type { FrameReport } from "../../shared/review/report.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { oneLine } from "../../shared/one-line.ts";

/** Where layers stand, by their ids: the names from the page down, such as `Checkout/Cart/Card/Price`. */
export type LayerPaths = ReadonlyMap<string, string>;

/** The paths of the layers that the findings on a screen point to; of one on another screen there is none. */
export function layerPaths(page: string, frame: SceneNode, { findings }: FrameReport): LayerPaths {
  const wanted = new Set(findings.flatMap(({ layers }) => layers.map(({ id }) => id)));
  const paths = new Map<string, string>();
  const names: string[] = page === "" ? [] : [oneLine(page)];
  const visit = ({ id, name, children = [] }: SceneNode): void => {
    names.push(oneLine(name));
    if (wanted.has(id)) paths.set(id, names.join("/"));
    for (const child of children) visit(child);
    names.pop();
  };
  visit(frame);
  return paths;
}
