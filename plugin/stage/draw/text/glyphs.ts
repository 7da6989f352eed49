import { asObject, numberField, objectList, stringField } from "../../../../shared/scene/json.ts";
import { inside } from "../../../../shared/scene/place.ts";
import { readPaints } from "../../../../shared/scene/rest/read-paint.ts";
import type { Paint } from "../../../../shared/scene/scene.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Defs } from "../defs.ts";
import type { Size } from "../paint/gradient.ts";
import { paintAttributes } from "../paint/paint.ts";
import { PATH } from "../shape/shape.ts";
import { element } from "../svg.ts";

/** The outlines of the letters of one style. */
interface Letters {
  readonly styleId: number;
  readonly path: string;
}

const objectOf = (node: RestNode) => asObject(node, inside(null, node.id));

const lettersOf = (node: RestNode): readonly Letters[] =>
  objectList(objectOf(node), "glyphGeometry").flatMap((letters) => {
    const path = stringField(letters, "path") ?? "";
    return PATH.test(path) ? [{ styleId: numberField(letters, "styleId") ?? 0, path }] : [];
  });

/** The fills of a style that differs from that of the layer. */
function fillsOf(node: RestNode, styleId: number): readonly Paint[] | undefined {
  const table = node["styleOverrideTable"] as Readonly<Record<string, unknown>> | undefined;
  const style = table?.[String(styleId)];
  return style === undefined ? undefined : readPaints(asObject(style, inside(null, node.id)), "fills");
}

function drawEmoji(node: RestNode): string {
  return objectList(objectOf(node), "emoji")
    .map((emoji) =>
      element(
        "text",
        {
          x: numberField(emoji, "x"),
          y: numberField(emoji, "y"),
          "font-size": numberField(emoji, "fontSize"),
        },
        stringField(emoji, "characters") ?? "",
      ),
    )
    .join("");
}

/** Draws a text from the outlines of its letters, so that no font is needed; null when the file does not have them. */
export function drawGlyphs(node: RestNode, size: Size, defs: Defs): string | null {
  const letters = lettersOf(node);
  if (letters.length === 0) return null;
  const own = readPaints(objectOf(node), "fills") ?? [];
  const drawn = letters.flatMap(({ styleId, path }) =>
    (fillsOf(node, styleId) ?? own).map((paint) =>
      element("path", { d: path, ...paintAttributes(paint, "fill", size, defs) }),
    ),
  );
  return drawn.join("") + drawEmoji(node);
}
