import type { Language } from "../../../i18n/language.ts";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { type Change, isColorChange } from "../../../mend/change.ts";
import { differenceOf } from "../../../mend/difference.ts";
import { spread } from "../../../mend/spread.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { cutRatio, contrastOf, fromHex, mix, toHex } from "../../../scene/color.ts";
import { isDrawing } from "../../../scene/contour.ts";
import { everyNode } from "../../../scene/every-node.ts";
import { area, contains, grow, union } from "../../../scene/geometry.ts";
import { nodesById } from "../../../scene/nodes-by-id.ts";
import { plainPaint } from "../../../scene/paints-of.ts";
import type { Box, SceneNode, TextRun } from "../../../scene/scene.ts";
import { writeNumber } from "../../phrase.ts";
import type { Finding, LayerRef } from "../../report.ts";
import { withSpacesMarked } from "../set-values.ts";
import { standsOn } from "./stands-on.ts";

/** A layer as people see it, before a fix or after it. */
interface Pictured {
  /** Three stretches, of which a fix changes the one in the middle; all is in that one where no words are changed. */
  readonly words: readonly [string, string, string];
  /** The colour of the letters, the drawing, the line or the box, `#rrggbb`. */
  readonly ink: string;
  /** The colours behind it, `#rrggbb`: one, or those of a gradient from start to end. */
  readonly ground: readonly string[];
  readonly font: Pick<TextRun, "fontFamily" | "sizePx" | "weight">;
  readonly size: Pick<Box, "width" | "height">;
  /** The number that the fix changes, as it is printed: a ratio or a size; null where it changes none. */
  readonly figure: string | null;
}

/** The look of a fix before and after it: on a text, a drawing, the line around something, or the size of a box. */
export interface LookPreview {
  readonly kind: "letters" | "drawing" | "border" | "box";
  readonly areWordsChanged: boolean;
  readonly before: Pictured;
  readonly after: Pictured;
}

/** The places of some layers before a fix and after it, in a box around all of them, in px of the canvas. */
export interface PlacePreview {
  readonly kind: "place";
  readonly around: Box;
  readonly before: readonly Box[];
  readonly after: readonly Box[];
}

export type Preview = LookPreview | PlacePreview;

interface Subject extends Pick<LookPreview, "kind"> {
  readonly id: string;
  /** The colour that the fix takes away, of a text that may have several. */
  readonly from: Change["from"];
}

function firstOf(node: SceneNode, is: (one: SceneNode) => boolean): SceneNode | undefined {
  if (is(node)) return node;
  for (const child of node.children ?? []) {
    const found = firstOf(child, is);
    if (found) return found;
  }
  return undefined;
}

const isWords = ({ text }: SceneNode): boolean => text !== undefined;

const COLORS: ReadonlySet<string> = new Set(["fill", "stroke"]);
const SIZES: ReadonlySet<string> = new Set(["width", "height"]);
const LETTERS: ReadonlySet<string> = new Set(["font-size", "font-weight", "characters"]);

/** The layer of a change on which it shows best: the words or the sign that lie on a ground, not the ground. */
function subjectOf(
  { layer, property, from }: Change,
  node: SceneNode,
  first: SceneNode,
): Subject | undefined {
  if (SIZES.has(property)) return node.text ? undefined : { id: layer, kind: "box", from };
  if (LETTERS.has(property)) return { id: layer, kind: "letters", from };
  if (!COLORS.has(property)) return undefined;
  if (property === "stroke" && !isDrawing(node.type)) return { id: layer, kind: "border", from };
  if (isDrawing(node.type)) return { id: layer, kind: "drawing", from };
  const text = first.text ? first : (firstOf(node, isWords) ?? firstOf(first, isWords));
  if (text) return { id: text.id, kind: "letters", from };
  const sign = firstOf(first, ({ type }) => isDrawing(type));
  return { id: sign?.id ?? layer, kind: "drawing", from };
}

/** Many fixes are shown of one screen. */
const nodesIn = rememberedObject((root: SceneNode) => nodesById([root]));

/** The first change that can be shown: of a text rather than of its ground, and in a layer of the finding. */
function findSubject(
  root: SceneNode,
  ids: readonly string[],
  changes: readonly Change[],
): Subject | undefined {
  const nodes = nodesIn(root);
  const rank = ({ layer }: Change): number =>
    (nodes.get(layer)?.text ? 0 : 2) + (ids.includes(layer) ? 0 : 1);
  for (const change of changes.toSorted((a, b) => rank(a) - rank(b))) {
    const node = nodes.get(change.layer);
    const subject = node && subjectOf(change, node, nodes.get(ids[0] ?? "") ?? node);
    if (subject) return subject;
  }
  return undefined;
}

const WITHOUT_FONT = { fontFamily: "", sizePx: 12, weight: 600 };

/** The stretch of a text that is painted in a colour of its own, or else the longest. */
function runAt({ text }: SceneNode, from: Change["from"]): TextRun | undefined {
  const runs = (text?.runs ?? []).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const isOf = ({ fills }: TextRun): boolean => {
    const paint = plainPaint(fills);
    return paint !== undefined && toHex(paint.color) === from;
  };
  return runs.find(isOf) ?? runs[0];
}

type Seen = Omit<Pictured, "words" | "figure"> & { readonly said: string };

/** Words in one line, where spaces that look like one are seen. */
const asSaid = (characters: string): string => withSpacesMarked(characters).replaceAll(/\s+/g, " ").trim();

/** A layer of a tree as people see it; undefined where its colours cannot be told. */
function see(root: SceneNode, { id, kind, from }: Subject, index: number): Seen | undefined {
  const found = standsOn(root, id);
  if (!found) return undefined;
  const { node, ground, opacity } = found;
  const run = node.text?.runs[index];
  const isLine = kind === "border" || (!node.text && !node.fills?.length);
  const paint = plainPaint(isLine ? node.strokes : (run?.fills ?? node.fills));
  if (!paint && kind !== "box") return undefined;
  const { fontFamily, sizePx, weight } = run ?? WITHOUT_FONT;
  // Beside stretches in other colours only those letters are shown whose colour it is.
  const isOfColor = typeof from === "string" && /^#[0-9a-f]{6}$/.test(from);
  const characters = node.text?.characters ?? "";
  const said = asSaid(isOfColor && run ? characters.slice(run.start, run.end) : characters);
  return {
    said: run?.case === "upper" ? said.toUpperCase() : said,
    ink: toHex(paint ? mix(ground[0], paint.color, opacity * (paint.opacity ?? 1)) : ground[0]),
    ground: ground.map(toHex),
    font: { fontFamily, sizePx, weight },
    size: { width: node.box.width, height: node.box.height },
  };
}

const ratioOf = ({ ink, ground }: Seen): number =>
  cutRatio(Math.min(...ground.map((color) => contrastOf(fromHex(ink), fromHex(color)))));

/** The layer on which a fix shows, as people see it before and after, with its ratios where the finding is about one. */
interface SeenPair {
  readonly subject: Subject;
  readonly before: Seen;
  readonly after: Seen;
  readonly ratios: { readonly before: number; readonly after: number } | undefined;
}

/** The number of one side that the fix changes, as it is printed. */
function figureIn(side: "before" | "after", pair: SeenPair, language: Language): string | null {
  const { subject, before, after, ratios } = pair;
  const { size, font } = pair[side];
  const write = (value: number): string => writeNumber(value, language);
  if (subject.kind === "box") return `${write(size.width)} × ${write(size.height)}\u00a0px`;
  if (before.font.sizePx !== after.font.sizePx) return `${write(font.sizePx)}\u00a0px`;
  return ratios && ratios.before !== ratios.after ? `${write(ratios[side])}:1` : null;
}

/** So much of what stays is shown around words that are changed. */
const MOST_AROUND = 16;

/** The words around a stretch, cut where words begin. */
function around(said: string, start: number, end: number): Pictured["words"] {
  const head = said.slice(0, start);
  const tail = said.slice(end);
  return [
    head.length > MOST_AROUND ? `…${head.slice(-MOST_AROUND).replace(/^\S*/, "")}` : head,
    said.slice(start, end),
    tail.length > MOST_AROUND ? `${tail.slice(0, MOST_AROUND).replace(/\s*\S*$/, "")}…` : tail,
  ];
}

/** The words before and after, with the whole words that differ in the middle. */
function wordsOf(from: string, to: string): readonly [Pictured["words"], Pictured["words"]] {
  if (from === to)
    return [
      ["", from, ""],
      ["", to, ""],
    ];
  const { start, end, instead } = differenceOf(from, to);
  const begin = start - (/\S*$/.exec(from.slice(0, start))?.[0].length ?? 0);
  const rest = /^\S*/.exec(from.slice(end))?.[0].length ?? 0;
  return [around(from, begin, end + rest), around(to, begin, start + instead.length + rest)];
}

/** Colours are rounded on their way. */
const ROUNDED = 0.02;

type About = { readonly layers: readonly Pick<LayerRef, "id">[] } & Pick<Finding, "evidence">;

/** A box that is so many times as large shows nothing of what moves in it. */
const MOST_TIMES = 4;
const AROUND_PX = 24;

/** The place around something that moves: the box it lies in, or as far around it as it is long. */
function placeAround(root: SceneNode, moved: SceneNode, place: Box): Box {
  const longest = (box: Box): number => Math.max(box.width, box.height);
  const [box] = everyNode(root)
    .filter((node) => node.id !== moved.id && (node.fills ?? node.strokes) && contains(node.box, place))
    .map((node) => node.box)
    .filter((one) => longest(one) <= MOST_TIMES * longest(place))
    .toSorted((a, b) => area(a) - area(b));
  return box ? grow(box, 1) : grow(place, Math.max(AROUND_PX, longest(place)));
}

/** The first layer that a fix moves or makes larger, with the others of its finding; undefined where there is none. */
function placesOf(root: SceneNode, { layers }: About, changes: readonly Change[]): PlacePreview | undefined {
  const [was, is] = [nodesIn(root), nodesById([applyChanges(root, changes)])];
  const ids = [...new Set([...changes.map(({ layer }) => layer), ...layers.map(({ id }) => id)])];
  const pairs = ids.flatMap((id) => {
    const [before, after] = [was.get(id), is.get(id)];
    return before && after ? [{ node: before, before: before.box, after: after.box }] : [];
  });
  const first = pairs.find(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (!first) return undefined;
  const around = placeAround(root, first.node, union([first.before, first.after]) ?? first.before);
  return {
    kind: "place",
    around,
    before: pairs.map(({ before }) => before),
    after: pairs.map(({ after }) => after),
  };
}

/** A sample of a colour that changes, on the words that it is about, where their place is not known; undefined where none does. */
function sampleOf(
  root: SceneNode,
  { layers, evidence }: About,
  changes: readonly Change[],
): LookPreview | undefined {
  const change = changes.find((one) => isColorChange(one) && one.from !== one.to);
  if (!change || !isColorChange(change)) return undefined;
  const { textColor, backdropColor } = evidence;
  const isGround = change.from === backdropColor;
  const text = typeof textColor === "string" ? nodesIn(root).get(layers[0]?.id ?? "")?.text : undefined;
  const pictured = (hex: string): Pictured => ({
    words: ["", asSaid(text?.characters ?? ""), ""],
    ink: isGround && typeof textColor === "string" ? textColor : hex,
    ground: [isGround || typeof backdropColor !== "string" ? hex : backdropColor],
    font: text?.runs[0] ?? WITHOUT_FONT,
    size: { width: 0, height: 0 },
    figure: null,
  });
  return {
    kind: text ? "letters" : "drawing",
    areWordsChanged: false,
    before: pictured(change.from),
    after: pictured(change.to),
  };
}

/** Pictures what changes do on a screen: to a layer of a finding, else to the places of its layers, or to a colour. */
export function previewOf(
  root: SceneNode,
  about: About,
  wanted: readonly Change[],
  language: Language,
): Preview | undefined {
  const changes = spread(root, wanted);
  return (
    lookOf(root, about, changes, language) ?? placesOf(root, about, changes) ?? sampleOf(root, about, changes)
  );
}

/** Undefined where nothing shows by itself, or where its colours are not known: the numbers must be those that were measured. */
function pairOf(
  root: SceneNode,
  { layers, evidence }: About,
  changes: readonly Change[],
): SeenPair | undefined {
  const subject = findSubject(
    root,
    layers.map(({ id }) => id),
    changes,
  );
  const node = subject && nodesIn(root).get(subject.id);
  if (!subject || !node) return undefined;
  const run = runAt(node, subject.from);
  const index = node.text && run ? node.text.runs.indexOf(run) : 0;
  const before = see(root, subject, index);
  const after = see(applyChanges(root, changes), subject, index);
  if (!before || !after) return undefined;
  const { ratio } = evidence;
  if (typeof ratio !== "number") return { subject, before, after, ratios: undefined };
  const isMeasured = subject.id === layers[0]?.id;
  if (isMeasured && Math.abs(ratioOf(before) - ratio) > ROUNDED) return undefined;
  return {
    subject,
    before,
    after,
    ratios: { before: isMeasured ? ratio : ratioOf(before), after: ratioOf(after) },
  };
}

/** The ratios before a fix and after it that its preview shows, for its words; undefined where that shows none. */
export const shownRatios = (root: SceneNode, about: About, wanted: readonly Change[]): SeenPair["ratios"] =>
  pairOf(root, about, spread(root, wanted))?.ratios;

function lookOf(
  root: SceneNode,
  about: About,
  changes: readonly Change[],
  language: Language,
): LookPreview | undefined {
  const pair = pairOf(root, about, changes);
  if (!pair) return undefined;
  const { before, after } = pair;
  const [said, saidAfter] = wordsOf(before.said, after.said);
  const pictured = (words: Pictured["words"], side: "before" | "after"): Pictured => {
    const { said: _, ...seen } = pair[side];
    return { ...seen, words, figure: figureIn(side, pair, language) };
  };
  const preview = {
    kind: pair.subject.kind,
    areWordsChanged: before.said !== after.said,
    before: pictured(said, "before"),
    after: pictured(saidAfter, "after"),
  };
  return JSON.stringify(preview.before) === JSON.stringify(preview.after) ? undefined : preview;
}
