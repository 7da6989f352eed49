import { intersection } from "../../scene/geometry.ts";
import { groupBy } from "../../group-by.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { seenTexts } from "../paint/seen-texts.ts";
import { wordsOf } from "../text/language/prose.ts";
import { runContrasts } from "./run-contrast.ts";
import { inkBox } from "../text/typography/ink.ts";

/** Fainter words nobody reads who does not look for them. */
const HARDLY_SEEN = 1.2;

const byWords = computed((frame: Frame) => groupBy(seenTexts(frame), (text) => wordsOf(text).toLowerCase()));

function crosses(a: TextLayer, b: TextLayer): boolean {
  const [one, other] = [inkBox(a), inkBox(b)];
  return one !== null && other !== null && intersection(one, other) !== null;
}

const isReadable = (text: TextLayer, frame: Frame): boolean =>
  runContrasts(text, frame).every(({ verdict }) => verdict.is === "readable");

/**
 * True of words that were left over when a screen was drawn: they are written once more across them, or hardly seen where the
 * same words stand elsewhere to be read.
 */
export const isLeftOver = (text: TextLayer, ratio: number, frame: Frame): boolean =>
  (byWords(frame).get(wordsOf(text).toLowerCase()) ?? []).some(
    (same) =>
      same !== text &&
      ((same.order > text.order && crosses(text, same)) || (ratio < HARDLY_SEEN && isReadable(same, frame))),
  );
