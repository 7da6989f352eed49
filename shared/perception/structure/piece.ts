import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { hasPicture } from "../paint/painted-box.ts";
import { styleOf } from "../text/typography/text-style.ts";
import { isDrawn } from "../things/graphic.ts";
import { isWords, painterOf, type Thing } from "../things/thing.ts";
import { things } from "../things/things.ts";

/** The kinds of things that may be repeated: words, what holds words, a painted box without words, an icon, a stroke. */
export type PieceKind = "text" | "content" | "box" | "icon" | "shape";

/** A thing that may be, or be part of, one of several alike. */
export interface Piece {
  readonly thing: Thing;
  readonly layer: Layer;
  readonly box: Box;
  readonly kind: PieceKind;
  /** The same for two pieces that may be of one kind; sizes are compared apart. */
  readonly look: string;
}

function kindOf(thing: Thing): PieceKind {
  if (isWords(thing)) return "text";
  if (thing.content.texts > 0) return "content";
  if (thing.kind === "icon") return "icon";
  const isBox = thing.painter ? !isDrawn(thing.painter) : thing.kind === "picture" && hasPicture(thing.layer);
  return isBox ? "box" : "shape";
}

function lookOf(thing: Thing, kind: PieceKind): string {
  const { painter } = thing;
  if (isWords(thing)) return `text|${styleOf(thing.layer).sizePx}`;
  const { first } = thing.content;
  // The selected one has often another ground than the others: paint says nothing about a thing that holds words.
  // Boxes that people see are alike by their sizes, in whatever size their words are set.
  if (kind === "content") return `content|${painter ? "box" : first && styleOf(first.layer).sizePx}`;
  return `${kind}|${hasPicture(painterOf(thing))}|${thing.layer.node.type === "ELLIPSE"}`;
}

const isUpright = ({ layer: { node, visibleBox }, parent }: Thing): boolean =>
  parent !== null && visibleBox !== null && !node.rotationDeg && node.box.width > 0 && node.box.height > 0;

/** Boxes beside strokes, without a word, are drawn with these. */
const isPartOfDrawing = ({ parent }: Thing): boolean =>
  parent?.parent != null && parent.content.texts === 0 && parent.layer.children.some(isDrawn);

/** Things of a frame that may be repeated, in painting order. */
export const pieces = computed((frame: Frame): readonly Piece[] =>
  things(frame)
    .filter((thing) => isUpright(thing) && !isPartOfDrawing(thing))
    .map((thing) => {
      const kind = kindOf(thing);
      return { thing, layer: thing.layer, box: thing.layer.node.box, kind, look: lookOf(thing, kind) };
    }),
);
