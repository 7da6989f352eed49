import { type Frame, type Layer, type TextLayer, ancestors } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { isUserWritten } from "./is-sample.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { isCode } from "../text/language/prose.ts";
import { isForPeople, isScreen } from "../structure/screens/screen-kind.ts";
import { seenTexts } from "../paint/seen-texts.ts";
import { bottom } from "../../scene/geometry.ts";
import { uncoveredShare } from "../paint/covers/covered.ts";
import { isFaded } from "../paint/opacity.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { inkBox } from "../text/typography/ink.ts";

/** A text of which a bar that stays at the bottom of the screen hides a part, or all. */
interface UnderBar {
  readonly bar: Layer;
  /** How much of the letters is hidden, from 0 to 1. */
  readonly share: number;
}

/** Less is the rim of a letter. */
const LEAST_HIDDEN = 0.12;

/** The part of the screen that a layer belongs to. */
const partOf = (layer: Layer): Layer => ancestors(layer).at(-2) ?? layer;

/** A part that begins above the bar goes on behind it; one that begins under it may be an older bar. */
const goesOnBehind = (text: TextLayer, bar: Layer): boolean => partOf(text).node.box.y < bar.node.box.y;

const endsBehind = (text: TextLayer, { node: { box } }: Layer): boolean => {
  const ink = inkBox(text);
  return ink !== null && bottom(ink) > box.y && bottom(ink) <= bottom(box);
};

function under(text: TextLayer, bar: Layer): readonly (readonly [TextLayer, UnderBar])[] {
  if (text.order > bar.order || isFaded(text)) return [];
  if (!endsBehind(text, bar) || !goesOnBehind(text, bar)) return [];
  const share = 1 - uncoveredShare(text);
  return share < LEAST_HIDDEN ? [] : [[text, { bar, share }]];
}

/** The texts that go on behind the bar which stays at the bottom of the screen, by their layer. */
const textsUnderBars = computed((frame: Frame): ReadonlyMap<Layer, UnderBar> => {
  const [bar] = pinnedBars(frame);
  return new Map(bar ? frame.texts.flatMap((text) => under(text, bar)) : []);
});

/** Sorts from top to bottom: a quote from a screen must not depend on how its layers are piled up. */
const byPlace = ({ node: { box: a } }: Layer, { node: { box: b } }: Layer): number => a.y - b.y || a.x - b.x;

/** The texts that are seen, or will be once they are scrolled up from behind a bar. */
function readTexts(frame: Frame): readonly TextLayer[] {
  const seen = new Set<TextLayer>(seenTexts(frame));
  return frame.texts.filter((text) => seen.has(text) || textsUnderBars(frame).has(text));
}

/**
 * The texts of a design that people will read, from top to bottom: none of a component or a sheet of styles, no notes,
 * no status bar.
 */
export const copyTexts = computed((frame: Frame): readonly TextLayer[] =>
  isForPeople(frame)
    ? readTexts(frame)
        .filter((text) => !isForeignPart(text))
        .toSorted(byPlace)
    : [],
);

/** Texts that hold words, whoever is said to have written them: an example was written by the makers too. */
export const writtenTexts = computed((frame: Frame): readonly TextLayer[] =>
  copyTexts(frame).filter((text) => !isCode(text)),
);

/** Texts that the makers of the product write themselves, in words. */
export const proseTexts = computed((frame: Frame): readonly TextLayer[] =>
  writtenTexts(frame).filter((text) => !isUserWritten(text)),
);

/** The texts of a whole screen; none of a part of one, whose hierarchy depends on what surrounds it. */
export const screenTexts = computed((frame: Frame): readonly TextLayer[] =>
  isScreen(frame) ? copyTexts(frame) : [],
);

/** The frame as the one subject of a rule, when there are texts to judge. */
export const wholeFrame = (frame: Frame, texts: readonly TextLayer[]): readonly Layer[] =>
  texts.length > 0 ? [frame.root] : [];
