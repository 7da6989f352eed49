import { groupBy } from "../../../group-by.ts";
import type { Box } from "../../../scene/scene.ts";
import { computed } from "../../frame/computed.ts";
import { isText, type Frame, type TextLayer } from "../../frame/frame.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { isOrnament } from "../../parts/is-ornament.ts";
import { isLostOnGround } from "../../paint/contrast-around.ts";
import { hasPicture, isPainted } from "../../paint/painted-box.ts";
import { isInSight } from "../../things/is-in-sight.ts";
import { isWords, painterOf, type Thing } from "../../things/thing.ts";
import { things } from "../../things/things.ts";
import { hasLetters, knownLineCount, mainRun } from "../../text/typography/lines.ts";
import { clusters } from "../../structure/clusters.ts";

/** Less is a dot or a line. */
const SMALLEST_PX = 14;
/** A box as high as a screen is one, or a picture of one. */
const HIGHEST_PX = 480;
const CUT_PX = 1;
const BAR_RATIO = 2.5;
/** Boxes of one kind may differ by so much, as they are drawn by hand. */
const SAME_SIZE_RATIO = 1.12;

/** The letters of words are known where the editor painted nothing but them, or where the box fits them. */
const showsInk = ({ node: { text, renderBox, effects } }: TextLayer): boolean =>
  (renderBox !== undefined && (effects ?? []).every(({ type }) => type === "inner-shadow")) ||
  (text.resize === "width-and-height" && !text.characters.includes("\n"));

const isLine = (layer: TextLayer): boolean =>
  hasLetters(layer, 2) &&
  showsInk(layer) &&
  !layer.node.text.characters.trim().includes("\n") &&
  (knownLineCount(layer) ?? 1) === 1;

/** The bars of a chart are high and narrow. */
const isBar = ({ width, height }: Box): boolean => height > BAR_RATIO * width;

/** True of a thing whose place people compare with that of others: words in one line, an icon, a picture, a box. */
function isCompared(thing: Thing): boolean {
  const { layer, kind, box } = thing;
  const painter = painterOf(thing);
  if (layer.node.rotationDeg || layer.node.isMask || isForeignPart(layer) || isOrnament(layer)) return false;
  if (isWords(thing)) return isLine(thing.layer);
  if (isText(layer) || Math.min(box.width, box.height) < SMALLEST_PX) return false;
  // Nobody sees where a thing ends that is cut off at its foot.
  if (box.height < painter.node.box.height - CUT_PX) return false;
  const isSeen = kind === "icon" || kind === "picture" || isPainted(painter);
  return isSeen && box.height <= HIGHEST_PX && !isBar(box);
}

/** The nearest box around a thing that is seen; a group that paints nothing is none. */
function hostOf({ parent }: Thing): Thing | null {
  let host = parent;
  while (host?.parent && host.kind === "group" && !host.painter) host = host.parent;
  return host;
}

const LARGEST_PIN_PX = 48;

/** A small sign on a picture stands where it points to. */
function isPin(thing: Thing): boolean {
  const host = hostOf(thing);
  const isOnPicture = host?.kind === "picture" || (host?.painter !== undefined && hasPicture(host.painter));
  return isOnPicture && !isWords(thing) && Math.max(thing.box.width, thing.box.height) <= LARGEST_PIN_PX;
}

const ROUND_OR_DRAWN: ReadonlySet<string> = new Set([
  "ELLIPSE",
  "VECTOR",
  "BOOLEAN_OPERATION",
  "STAR",
  "REGULAR_POLYGON",
]);

/** True of a shape on a round or a drawn one: what belongs to a drawing stands where the drawing asks for it. */
const isDrawnOn = (thing: Thing): boolean =>
  !isWords(thing) && ROUND_OR_DRAWN.has(hostOf(thing)?.painter?.node.type ?? "");

/** True of a box whose sides nobody sees. */
const isLost = ({ layer, painter }: Thing, frame: Frame): boolean =>
  painter !== undefined && !layer.node.effects?.length && isLostOnGround(painter, frame);

function lookOf(thing: Thing): string {
  if (isWords(thing)) return `words ${mainRun(thing.layer).sizePx}`;
  // One that is raised above those beside it is in another state, and may lie off their line.
  const isRaised = painterOf(thing).node.effects?.some(({ type }) => type === "drop-shadow") === true;
  return `${thing.kind === "group" ? "shape" : thing.kind}${isRaised ? " raised" : ""}`;
}

const sizeStep = (size: number): number => (SAME_SIZE_RATIO - 1) * size;

/** Boxes of one kind, by their sizes, also where the edge of the screen cuts one off. */
const bySize = (all: readonly Thing[]): readonly (readonly Thing[])[] =>
  clusters(all, (thing) => painterOf(thing).node.box.height, sizeStep).flatMap((alike) =>
    clusters(alike, (thing) => painterOf(thing).node.box.width, sizeStep),
  );

/** So many signs in one box are a texture: stars of a night, confetti. */
const MOST_SIGNS = 60;

const isTexture = ([{ kind }, ...others]: readonly [Thing, ...Thing[]]): boolean =>
  kind === "icon" && others.length >= MOST_SIGNS;

/** The things of one look that lie in one box: words of one size, icons, boxes of about one size; two and more. */
export const likeThings = computed((frame: Frame): readonly (readonly Thing[])[] => {
  const byHost = groupBy(
    things(frame).filter(
      (thing) =>
        thing.parent &&
        isCompared(thing) &&
        !isPin(thing) &&
        !isDrawnOn(thing) &&
        isInSight(thing) &&
        !isLost(thing, frame),
    ),
    (thing) => hostOf(thing)?.order ?? 0,
  );
  return [...byHost.values()]
    .flatMap((inHost) => [...groupBy(inHost, lookOf).values()].filter((alike) => !isTexture(alike)))
    .flatMap((alike) => (isWords(alike[0]) ? [alike] : bySize(alike)))
    .filter(({ length }) => length > 1);
});
