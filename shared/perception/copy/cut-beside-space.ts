import { right } from "../../scene/geometry.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { knownLineCount, mainRun } from "../text/typography/lines.ts";
import { inkBox } from "../text/typography/ink.ts";
import { countWords, wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { proseTexts } from "./copy-texts.ts";

/** A line that ends in an ellipsis, and how much room stands empty beside it. */
export interface CutLine {
  readonly text: TextLayer;
  readonly freePx: number;
}

const ELLIPSIS = /\p{L}{1,20}\s?(?:…|\.\.\.)$/u;
/** “Loading…” goes on, “Search…” stands in a field, “More…” opens something: none of them is cut. */
const FEWEST_WORDS = 3;
const GOES_ON =
  /^(?:\p{L}{2,20}ing|please wait|en cours|chargement|recherche|загрузка|поиск|ищем)(?![\p{L}])/iu;
const LEAST_FREE = { px: 56, letters: 4, share: 0.25 };
const CONTROLS: ReadonlySet<string> = new Set(["button", "field", "link", "chip", "tab"]);

const isOneLine = (text: TextLayer): boolean =>
  (knownLineCount(text) ?? Math.round(text.node.box.height / mainRun(text).lineHeightPx)) <= 1;

const isCut = (text: TextLayer): boolean =>
  (text.node.text.isTruncated === true || ELLIPSIS.test(wordsOf(text))) &&
  countWords(wordsOf(text)) >= FEWEST_WORDS &&
  !GOES_ON.test(wordsOf(text)) &&
  isOneLine(text);

const inControls = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(elements(frame).flatMap(({ role, layers }) => (CONTROLS.has(role) ? layers : []))),
);

/** The painted box that a line stands in: its card, its row. */
const groundOf = (text: TextLayer): Layer | undefined =>
  closest(text, (layer) => layer.parent !== null && boxPainter(layer) !== undefined);

/** How far from the end of a line to what stands beside it, or to the padding of its ground. */
function freeBeside(text: TextLayer, ground: Layer, frame: Frame): number {
  const box = inkBox(text) ?? text.node.box;
  const padding = text.node.box.x - ground.node.box.x;
  const end = right(ground.node.box) - Math.max(0, padding);
  const beside = { ...box, x: right(box) + 1, width: Math.max(0, end - right(box) - 1) };
  const others = [...textIndex(frame).touching(beside), ...paintedIndex(frame).touching(beside)].filter(
    ({ node, order }) => order > ground.order && node.box.x > right(box),
  );
  return Math.min(end, ...others.map(({ node }) => node.box.x)) - right(box);
}

function cutLine(text: TextLayer, frame: Frame): readonly CutLine[] {
  const ground = groundOf(text);
  if (!ground || text.node.text.alignHorizontal !== "left" || ground.node.layout?.wraps) return [];
  const freePx = freeBeside(text, ground, frame);
  const { sizePx } = mainRun(text);
  const isWide =
    freePx >= LEAST_FREE.px &&
    freePx >= LEAST_FREE.letters * sizePx &&
    freePx >= LEAST_FREE.share * text.node.box.width;
  return isWide ? [{ text, freePx }] : [];
}

/** The lines that end in an ellipsis although their card or row has room beside them. */
export const cutBesideSpace = computed((frame: Frame): ReadonlyMap<Layer, CutLine> => {
  const controls = inControls(frame);
  const cut = proseTexts(frame).filter(
    (text) => isCut(text) && closest(text, (layer) => controls.has(layer)) === undefined,
  );
  return new Map(cut.flatMap((text) => cutLine(text, frame)).map((found) => [found.text, found] as const));
});
