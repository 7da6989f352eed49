import type { Effect, Paint, Rgb, Scene, SceneNode, Text, TextRun } from "../../shared/scene/scene.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";

/** The scene and the mode that is drawn: they decide which colours the variables give. */
interface Look {
  readonly scene: Scene;
  readonly mode: string | undefined;
}

const rgbOf = (paint: Extract<Paint, { type: "solid" }>, { scene, mode }: Look): Rgb => {
  const value = mode && paint.variable ? scene.variables?.[paint.variable]?.values[mode] : undefined;
  return value && !("alias" in value) ? value : paint.color;
};

const restPaint =
  (look: Look) =>
  (paint: Paint): object => ({
    opacity: paint.opacity,
    ...(paint.type === "solid"
      ? { type: "SOLID", color: { ...rgbOf(paint, look), a: 1 } }
      : { type: "IMAGE", scaleMode: "FILL", imageRef: "none" }),
  });

const styleOf = (run: TextRun, text: Text) => ({
  fontFamily: run.fontFamily,
  fontSize: run.sizePx,
  fontWeight: run.weight,
  lineHeightPx: run.lineHeightPx,
  letterSpacing: run.letterSpacingPx,
  textDecoration: run.decoration?.toUpperCase(),
  textAlignHorizontal: text.alignHorizontal.toUpperCase(),
  textAlignVertical: "TOP",
});

/** Each run after the first has a style of its own in the table. */
function restText(text: Text, look: Look): object {
  const [first, ...others] = text.runs;
  if (!first) return {};
  const overrides = text.runs.flatMap(({ start, end }, index) =>
    Array.from({ length: end - start }, () => index),
  );
  return {
    characters: text.characters,
    style: { ...styleOf(first, text), paragraphSpacing: text.paragraphSpacingPx },
    ...(others.length > 0 && {
      characterStyleOverrides: overrides,
      styleOverrideTable: Object.fromEntries(
        others.map((run, index) => [
          String(index + 1),
          { ...styleOf(run, text), ...(run.fills && { fills: run.fills.map(restPaint(look)) }) },
        ]),
      ),
    }),
    ...(text.isTruncated && { textTruncation: "ENDING", maxLines: 1 }),
    textAutoResize: { none: "NONE", height: "HEIGHT", "width-and-height": "WIDTH_AND_HEIGHT" }[text.resize],
  };
}

const restEffect = ({ radiusPx, offset, color }: Effect): object => ({
  type: "DROP_SHADOW",
  visible: true,
  radius: radiusPx,
  offset,
  color,
});

const STROKE_SIDES = ["top", "right", "bottom", "left"] as const;

function restStroke({ strokes = [], stroke }: SceneNode, look: Look): object {
  if (!stroke) return {};
  const [top, ...others] = stroke.widthsPx;
  return {
    strokes: strokes.map(restPaint(look)),
    strokeAlign: stroke.align.toUpperCase(),
    strokeWeight: top,
    ...(others.some((width) => width !== top) && {
      individualStrokeWeights: Object.fromEntries(
        STROKE_SIDES.map((side, index) => [side, stroke.widthsPx[index]]),
      ),
    }),
  };
}

/** A layer of a scene as the drawing of the editor in the browser reads it. */
export function restOf(node: SceneNode, look: Look): RestNode {
  const { id, name, type, box, fills = [], effects = [], children = [] } = node;
  return {
    id,
    name,
    type,
    absoluteBoundingBox: { ...box },
    fills: fills.map(restPaint(look)),
    ...restStroke(node, look),
    opacity: node.opacity,
    ...(node.cornerRadiiPx && { rectangleCornerRadii: node.cornerRadiiPx }),
    ...(node.clipsContent && { clipsContent: true }),
    ...(effects.length > 0 && { effects: effects.map(restEffect) }),
    ...(node.text && restText(node.text, look)),
    children: children.map((child) => restOf(child, look)),
  };
}
