import { proseTexts } from "../../../../../perception/copy/copy-texts.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { spend } from "../../../../../perception/frame/budget.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, type Layer, type TextLayer, closest } from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { knownLineCount, mainRun } from "../../../../../perception/text/typography/lines.ts";
import { area, contains, right } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { list } from "../../../../../standards/list.ts";
import { PROMPT_WORDS } from "../../../../../standards/words/label-words.ts";

/** A line that ends in an ellipsis, and how much room stands empty beside it. */
interface CutLine {
  readonly text: TextLayer;
  readonly freePx: number;
}

const ELLIPSIS = /\p{L}{1,20}\s?(?:…|\.\.\.)$/u;
/** “Loading…” goes on, “Search…” stands in a field, “More…” opens something: none of them is cut. */
const FEWEST_WORDS = { alone: 3, beneathEachOther: 2 };
const GOES_ON =
  /^(?:\p{L}{2,20}ing|please wait|en cours|chargement|recherche|загрузка|поиск|ищем)(?![\p{L}])/iu;
/** First words that ask people to type: such a text stands in a field, even where no box is drawn around it. */
const ASKING_WORDS = new Set([
  ...PROMPT_WORDS,
  ...list("compose, message, leave, say, ask, ecrivez, ecrire, tapez, posez, laissez"),
]);
const LEAST_FREE = { px: 56, letters: 4, share: 0.25 };
const CONTROLS: ReadonlySet<string> = new Set(["button", "field", "link", "chip", "tab"]);

const isOneLine = (text: TextLayer): boolean =>
  (knownLineCount(text) ?? Math.round(text.node.box.height / mainRun(text).lineHeightPx)) <= 1;

const isCut = (text: TextLayer): boolean =>
  (text.node.text.isTruncated === true || ELLIPSIS.test(wordsOf(text))) &&
  countWords(wordsOf(text)) >= FEWEST_WORDS.beneathEachOther &&
  !GOES_ON.test(wordsOf(text)) &&
  !ASKING_WORDS.has(labelWords(wordsOf(text))[0] ?? "") &&
  isOneLine(text);

const columnOf = (text: TextLayer): string =>
  `${Math.round(text.node.box.x)} ${mainRun(text).sizePx} ${mainRun(text).weight}`;

/** Two words may be a request to type something, unless several under each other are cut in the same way. */
function surelyCut(texts: readonly TextLayer[]): readonly TextLayer[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(columnOf(text), (counts.get(columnOf(text)) ?? 0) + 1);
  return texts.filter(
    (text) => countWords(wordsOf(text)) >= FEWEST_WORDS.alone || (counts.get(columnOf(text)) ?? 0) > 1,
  );
}

const inControls = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(elements(frame).flatMap(({ role, layers }) => (CONTROLS.has(role) ? layers : []))),
);

interface Ground {
  readonly box: Box;
  readonly wraps: boolean;
}

const ROWS: ReadonlySet<string> = new Set(["list-row", "card"]);

const rowsAndCards = computed((frame: Frame) =>
  elements(frame)
    .filter(({ role }) => ROWS.has(role))
    .toSorted((a, b) => area(a.box) - area(b.box)),
);

/** The ground of a line: the painted layer around it, the card or row that people see around it, or the screen. */
function groundOf(text: TextLayer, frame: Frame): Ground {
  const around = closest(text, (layer) => layer.parent !== null && boxPainter(layer) !== undefined);
  if (around) return { box: around.node.box, wraps: around.node.layout?.wraps === true };
  const rows = rowsAndCards(frame);
  spend(text, rows.length);
  const row = rows.find(({ box }) => contains(box, inkBox(text) ?? text.node.box, 1));
  return { box: row?.box ?? frame.root.node.box, wraps: false };
}

/** How far from the end of a line to what stands beside it, or to the padding of its ground. */
function freeBeside(text: TextLayer, ground: Ground, frame: Frame): number {
  const box = inkBox(text) ?? text.node.box;
  const padding = text.node.box.x - ground.box.x;
  const end = right(ground.box) - Math.max(0, padding);
  const beside = { ...box, x: right(box) + 1, width: Math.max(0, end - right(box) - 1) };
  const others = [...textIndex(frame).touching(beside), ...paintedIndex(frame).touching(beside)].filter(
    ({ node }) => node.box.x > right(box),
  );
  return Math.min(end, ...others.map(({ node }) => node.box.x)) - right(box);
}

function cutLine(text: TextLayer, frame: Frame): readonly CutLine[] {
  const ground = groundOf(text, frame);
  if (text.node.text.alignHorizontal !== "left" || ground.wraps) return [];
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
  return new Map(
    surelyCut(cut)
      .flatMap((text) => cutLine(text, frame))
      .map((found) => [found.text, found] as const),
  );
});
