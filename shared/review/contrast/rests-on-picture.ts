import type { Language } from "../../i18n/language.ts";
import { everyNode } from "../../scene/every-node.ts";
import { intersection } from "../../scene/geometry.ts";
import { paintsOf } from "../../scene/paints-of.ts";
import type { Box, Paint, SceneNode } from "../../scene/scene.ts";
import type { FrameReport } from "../report.ts";
import { iconContrast } from "../rules/ui/contrast/icon-contrast.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const SETTLED_BY_SIGHT = ["image", "shape", "blend"];
const MEASURED: ReadonlySet<string> = new Set([textContrast.id, iconContrast.id]);

function isOpen({ unsure }: FrameReport, language: Language): boolean {
  const { unsure: says = {} } = textContrast.says[language];
  const reasons = new Set(SETTLED_BY_SIGHT.map((reason) => says[reason]));
  return unsure.some(({ rule, reason }) => rule === textContrast.id && reasons.has(reason));
}

const SIMPLE_TYPES: ReadonlySet<string> = new Set(
  "FRAME GROUP SECTION COMPONENT COMPONENT_SET INSTANCE SLOT RECTANGLE ELLIPSE TEXT LINE".split(" "),
);

const isHardPaint = (paint: Paint): boolean =>
  paint.type === "image" || paint.blendMode !== undefined || (paint.type === "gradient" && !paint.handles);

/** True when layers say less about how something looks than its picture does. */
const isHard = (node: SceneNode): boolean =>
  !SIMPLE_TYPES.has(node.type) ||
  node.blendMode !== undefined ||
  node.isMask === true ||
  node.isArc === true ||
  (node.rotationDeg !== undefined && node.text === undefined) ||
  (node.effects?.some(({ type }) => type.endsWith("blur")) ?? false) ||
  paintsOf(node).some(isHardPaint);

const isPainted = ({ fills, strokes, effects, isMask }: SceneNode): boolean =>
  Boolean(fills ?? strokes ?? effects ?? isMask);

/** More are not looked at: a picture that settles none of these is not worth its memory. */
const MOST_PLACES = 200;

function restsOnHardPaint({ findings }: FrameReport, root: SceneNode): boolean {
  const judged = findings.filter(({ rule }) => MEASURED.has(rule)).flatMap(({ layers }) => layers);
  if (judged.length === 0) return false;
  const nodes = everyNode(root);
  const ids = new Set(judged.slice(0, MOST_PLACES).map(({ id }) => id));
  const places: readonly Box[] = nodes.filter(({ id }) => ids.has(id)).map(({ box }) => box);
  return nodes.some(
    (node) =>
      isPainted(node) &&
      isHard(node) &&
      places.some((place) => place !== node.box && intersection(place, node.box) !== null),
  );
}

/**
 * True when a picture of the frame may settle what its review, in this language, left open, or overrule what it found:
 * a contrast that was measured near what layers do not tell all about, such as vectors, masks and blends.
 */
export const restsOnPicture = (report: FrameReport, frame: SceneNode, language: Language): boolean =>
  isOpen(report, language) || restsOnHardPaint(report, frame);
