import { writtenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { dateFormat } from "../../../../perception/text/formats/date-format.ts";
import { mixedColumns } from "../../../../perception/copy/mixed-column.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const mixedDateFormats = defineRule({
  id: "mixed-date-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/International/questions/qa-date-format",
  says: {
    en: {
      title: "Dates in several formats",
      problem: "One list writes its dates in different ways: “{usual}” and “{odd}”.",
      why: "People can no longer tell the day from the month and pick the wrong date.",
      fix: "Use one format throughout, best with the month in letters.",
    },
    fr: {
      title: "Dates en plusieurs formats",
      problem: "Une même liste écrit ses dates de plusieurs façons : « {usual} » et « {odd} ».",
      why: "On ne distingue plus le jour du mois, et l’on choisit la mauvaise date.",
      fix: "Employez le même format d’un bout à l’autre, de préférence avec le mois en lettres.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) =>
    mixedColumns(frame, dateFormat).map(({ usual, odd }) =>
      fail({ usual: wordsOf(usual), odd: wordsOf(odd[0]) }, { layers: odd }),
    ),
});
