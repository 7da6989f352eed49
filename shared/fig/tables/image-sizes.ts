import { isRecord } from "../../scene/json.ts";
import { inside } from "../../scene/place.ts";
import type { RestFile } from "../../scene/rest/rest-file.ts";
import type { NodeIndex } from "../document/node-index.ts";
import { imageRefOf } from "../look/paints.ts";
import { recordsOf } from "../kiwi/decoded-parts.ts";

type Sizes = NonNullable<RestFile["imageSizes"]>;

const HERE = inside(null, "paint");

/** The sizes of the pictures in px, by the `imageRef` of the paints that tell them. */
export function imageSizesOf(index: NodeIndex): Sizes {
  const sizes: Record<string, Sizes[string]> = {};
  for (const { change } of index.nodes.values())
    for (const paint of recordsOf(change["fillPaints"])) {
      const { originalImageWidth: width, originalImageHeight: height } = paint;
      const imageRef = isRecord(paint["image"]) ? imageRefOf({ fields: paint, place: HERE }) : undefined;
      if (imageRef !== undefined && typeof width === "number" && typeof height === "number")
        sizes[imageRef] = { width, height };
    }
  return sizes;
}
