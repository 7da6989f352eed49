import { asObject, type JsonObject } from "../../../shared/scene/json.ts";
import { inside } from "../../../shared/scene/place.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

/** A layer as the readers of fields take it. */
export const objectOf = (node: RestNode): JsonObject => asObject(node, inside(null, node.id));
