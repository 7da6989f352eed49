import { proseTexts } from "../../../../../perception/copy/copy-texts.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, type Layer, type TextLayer, closest } from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { knownLineCount, mainRun } from "../../../../../perception/text/typography/lines.ts";
import { right } from "../../../../../scene/geometry.ts";
import { list } from "../../../../../standards/list.ts";
import { PROMPT_WORDS } from "../../../../../standards/words/label-words.ts";

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

/** The room from the end of a line to what stands beside it, or to the padding of its ground: the painted layer around it, or the screen. */
function freeBeside(text: TextLayer, frame: Frame): number {
  const around = closest(text, (layer) => layer.parent === null || boxPainter(layer) !== undefined);
  const { box: ground, layout } = (around ?? frame.root).node;
  if (text.node.text.alignHorizontal !== "left" || layout?.wraps === true) return 0;
  const box = inkBox(text) ?? text.node.box;
  const end = right(ground) - Math.max(0, text.node.box.x - ground.x);
  const beside = { ...box, x: right(box) + 1, width: Math.max(0, end - right(box) - 1) };
  const others = [...textIndex(frame).touching(beside), ...paintedIndex(frame).touching(beside)].filter(
    ({ node }) => node.box.x > right(box),
  );
  return Math.min(end, ...others.map(({ node }) => node.box.x)) - right(box);
}

const isWide = (freePx: number, text: TextLayer): boolean =>
  freePx >= LEAST_FREE.px &&
  freePx >= LEAST_FREE.letters * mainRun(text).sizePx &&
  freePx >= LEAST_FREE.share * text.node.box.width;

/** The lines that end in an ellipsis although there is room beside them, each with how many px of it. */
export const cutBesideSpace = computed((frame: Frame): ReadonlyMap<Layer, number> => {
  const controls = inControls(frame);
  const cut = proseTexts(frame).filter(
    (text) => isCut(text) && closest(text, (layer) => controls.has(layer)) === undefined,
  );
  return new Map(
    surelyCut(cut)
      .map((text) => [text, freeBeside(text, frame)] as const)
      .filter(([text, freePx]) => isWide(freePx, text)),
  );
});
