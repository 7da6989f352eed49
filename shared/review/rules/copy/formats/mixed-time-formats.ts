import { wholeFrame, writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { mixedColumns, type MixedColumn } from "../../../../perception/copy/mixed-column.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { isDottedTime, timeFormat } from "../../../../perception/text/formats/time-format.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** A number looks like a time with a point: only a single one in a column of times is taken for one. */
const FEWEST_WITH_DOTS = 4;

const withDots = (frame: Frame): readonly MixedColumn[] =>
  mixedColumns(
    frame,
    (text) => timeFormat(text) ?? (isDottedTime(text) ? "dots" : undefined),
    FEWEST_WITH_DOTS,
  ).filter(
    ({ usual, odd: [first, ...others] }) =>
      others.length === 0 && isDottedTime(wordsOf(first)) && timeFormat(wordsOf(usual)) !== undefined,
  );

export const mixedTimeFormats = defineRule({
  id: "mixed-time-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis:
    "https://learn.microsoft.com/en-us/style-guide/a-z-word-list-term-collections/term-collections/date-time-terms",
  says: {
    en: {
      title: "Times in several formats",
      problem: "One list writes its times in different ways: “{usual}” and “{odd}”.",
      why: "People compare the times of a list, and have to convert one of them in their heads.",
      fix: "Use the 12-hour or the 24-hour clock throughout, as the language of the screen has it.",
    },
    fr: {
      title: "Heures dans plusieurs formats",
      problem: "Une liste écrit ses heures de plusieurs façons : « {usual} » et « {odd} ».",
      why: "On compare les heures d’une liste, et il faut alors en convertir une de tête.",
      fix: "Écrivez partout l’heure de la même façon, selon l’usage de la langue de l’écran.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) =>
    [...mixedColumns(frame, timeFormat), ...withDots(frame)].map(({ usual, odd }) =>
      fail({ usual: wordsOf(usual), odd: wordsOf(odd[0]) }, { layers: odd }),
    ),
});
