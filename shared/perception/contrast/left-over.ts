import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { seenTexts } from "../paint/seen-texts.ts";
import { wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { inkBox } from "../text/typography/ink.ts";
import { intersection } from "../../scene/geometry.ts";
import { runContrasts } from "./run-contrast.ts";

/** Fainter words nobody reads who does not look for them. */
const HARDLY_SEEN = 1.2;

const sameWords = (text: TextLayer): string => wordsOf(text).toLowerCase();

const isReadable = (text: TextLayer, frame: Frame): boolean =>
  runContrasts(text, frame).every(({ verdict }) => verdict.is === "readable");

const seenOnes = computed((frame: Frame): ReadonlySet<TextLayer> => new Set(seenTexts(frame)));

/** The words of a screen that can be read on it. */
const readableWords = computed(
  (frame: Frame): ReadonlySet<string> =>
    new Set(
      seenTexts(frame)
        .filter((text) => isReadable(text, frame))
        .map(sameWords),
    ),
);

/** True when such other words are written across a text later. */
function isWrittenOver(text: TextLayer, frame: Frame, isSuch: (other: TextLayer) => boolean): boolean {
  const ink = inkBox(text);
  if (!ink) return false;
  return textIndex(frame)
    .touching(text.node.box, (other) => other.order > text.order && isSuch(other))
    .some((other) => {
      const box = inkBox(other);
      return seenOnes(frame).has(other) && box !== null && intersection(ink, box) !== null;
    });
}

/**
 * True of words that were left over when a screen was drawn: they are written once more across them, or hardly seen where
 * others are written across them or the same words stand elsewhere to be read.
 */
export function isLeftOver(text: TextLayer, ratio: number, frame: Frame): boolean {
  const isHardlySeen = ratio < HARDLY_SEEN;
  const words = sameWords(text);
  return (
    isWrittenOver(text, frame, (other) => isHardlySeen || sameWords(other) === words) ||
    (isHardlySeen && readableWords(frame).has(words))
  );
}
