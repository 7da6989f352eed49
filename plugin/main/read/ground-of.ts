import { contains, intersection } from "../../../shared/scene/geometry.ts";
import { isGround } from "../screens.ts";

const TOLERANCE_PX = 0.5;

type Painted = SceneNode & MinimalFillsMixin;

const hasFills = (node: SceneNode): node is Painted => "fills" in node && Array.isArray(node.fills);

const isOpaque = (node: SceneNode): boolean =>
  node.visible && !("opacity" in node && node.opacity < 1) && !isBlended(node);

const isBlended = (node: SceneNode): boolean =>
  "blendMode" in node && node.blendMode !== "NORMAL" && node.blendMode !== "PASS_THROUGH";

const visibleFills = (node: Painted): readonly Paint[] =>
  (node.fills as readonly Paint[]).filter(({ visible = true, opacity = 1 }) => visible && opacity > 0);

const isPlain = (paint: Paint): paint is SolidPaint =>
  paint.type === "SOLID" && (paint.opacity ?? 1) === 1 && (paint.blendMode ?? "NORMAL") === "NORMAL";

const BOXES: ReadonlySet<string> = new Set(["RECTANGLE", "FRAME", "COMPONENT", "INSTANCE", "COMPONENT_SET"]);

/** A plain colour, in the words of the REST API. */
interface Ground {
  readonly type: "SOLID";
  readonly color: RGB;
}

/** The paint of a layer behind a box: one colour, nothing, or something that cannot be told. */
type Behind = Ground | "nothing" | "unknown";

/** The paint of a layer's own fills behind a box. */
function ownPaint(node: SceneNode, box: Rect): Behind {
  if (!hasFills(node)) return "nothing";
  const fills = visibleFills(node);
  const top = fills[fills.length - 1];
  if (!top) return "nothing";
  const place = node.absoluteBoundingBox;
  const isBehindAll = place !== null && BOXES.has(node.type) && contains(place, box, TOLERANCE_PX);
  if (!isPlain(top) || !isBehindAll || !isOpaque(node)) return "unknown";
  const { r, g, b } = top.color;
  return { type: "SOLID", color: { r, g, b } };
}

/** The paint behind a box of a layer that was painted before; the layers in it are not looked through. */
function paintOf(node: SceneNode, box: Rect): Behind {
  const reach = "absoluteRenderBounds" in node ? node.absoluteRenderBounds : node.absoluteBoundingBox;
  if (!node.visible || !reach || !intersection(reach, box)) return "nothing";
  const isBare = !("children" in node) || node.children.every(({ visible }) => !visible);
  return isBare ? ownPaint(node, box) : "unknown";
}

/** A layer that hides all that is painted before it needs no ground. */
const hidesGround = (node: SceneNode): boolean =>
  isOpaque(node) && hasFills(node) && visibleFills(node).some(isPlain);

/** The paint behind a box of the siblings that were painted before a layer: the last that paints there counts. */
function paintBefore(node: SceneNode, box: Rect): Behind {
  const siblings = node.parent?.children ?? [];
  for (let index = siblings.findIndex(({ id }) => id === node.id) - 1; index >= 0; index--) {
    const paint = paintOf(siblings[index] as SceneNode, box);
    if (paint !== "nothing") return paint;
  }
  return "nothing";
}

/**
 * The colour that is painted behind a screen which lies in another layer and does not cover what is behind it: undefined
 * when it covers it, when nothing is painted there, or when it is not one plain colour.
 */
export function groundUnder(screen: SceneNode): Ground | undefined {
  const box = screen.absoluteBoundingBox;
  if (!box || hidesGround(screen)) return undefined;
  for (let at: SceneNode = screen; at.parent && !isGround(at.parent); at = at.parent as SceneNode) {
    const before = paintBefore(at, box);
    if (before !== "nothing") return before === "unknown" ? undefined : before;
    const paint = ownPaint(at.parent as SceneNode, box);
    if (paint !== "nothing") return paint === "unknown" ? undefined : paint;
  }
  return undefined;
}
