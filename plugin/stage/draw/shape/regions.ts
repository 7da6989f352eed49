import { field, numberField, objectField, objectList, stringField } from "../../../../shared/scene/json.ts";
import { readPaints } from "../../../../shared/scene/rest/read-paint.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Defs } from "../defs.ts";
import type { Size } from "../paint/gradient.ts";
import { paintAttributes } from "../paint/paint.ts";
import { PATH } from "./shape.ts";
import { element } from "../svg.ts";
import { objectOf } from "../object-of.ts";

/** Draws the fills of a shape whose regions differ in theirs; null when all of it is filled alike. */
export function drawRegions(node: RestNode, size: Size, defs: Defs): string | null {
  const object = objectOf(node);
  const table = objectField(object, "fillOverrideTable");
  if (!table) return null;
  const own = readPaints(object, "fills") ?? [];
  return objectList(object, "fillGeometry")
    .flatMap((region) => {
      const path = stringField(region, "path") ?? "";
      const override = objectField(table, `${numberField(region, "overrideID") ?? 0}`);
      const fills = override ? (readPaints(override, "fills") ?? []) : own;
      const isEvenOdd = field(region, "windingRule") === "EVENODD";
      const rule = isEvenOdd ? "evenodd" : undefined;
      return fills.map((paint) =>
        PATH.test(path)
          ? element("path", { d: path, "fill-rule": rule, ...paintAttributes(paint, "fill", size, defs) })
          : "",
      );
    })
    .join("");
}
