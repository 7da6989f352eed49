import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { writtenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { TYPED_MARKS } from "../../../../standards/copy/typed-marks.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { mixturesIn } from "./facts-behind/mixtures.ts";

/** The texts with the typewriter's mark, where others have the typeset one. */
function typedAmong(
  texts: readonly TextLayer[],
  { isTyped, isTypeset }: (typeof TYPED_MARKS)[number],
): readonly TextLayer[] {
  const typed = texts.filter((text) => isTyped.test(text.node.text.characters));
  return typed.length > 0 && texts.some((text) => isTypeset.test(text.node.text.characters)) ? typed : [];
}

export const mixedFormats = defineRule({
  id: "mixed-formats",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
  kinds: {
    date: { basis: "https://www.w3.org/International/questions/qa-date-format" },
    time: {
      basis:
        "https://learn.microsoft.com/en-us/style-guide/a-z-word-list-term-collections/term-collections/date-time-terms",
    },
    mark: { basis: "https://practicaltypography.com/straight-and-curly-quotes.html", severity: "suggestion" },
  },
  says: {
    en: {
      title: "One thing written in two ways",
      problem: "“{usual}” and “{odd}” write one thing in two ways.",
      why: "People stop and ask themselves whether both mean the same.",
      fix: "Choose one way and keep to it everywhere.",
      kinds: {
        date: {
          title: "Dates in several formats",
          problem: "Dates are written in different ways: “{usual}” and “{odd}”.",
          why: "People can no longer tell the day from the month and pick the wrong date.",
          fix: "Use one format throughout, best with the month in letters.",
        },
        time: {
          title: "Times in several formats",
          problem: "Times are written in different ways: “{usual}” and “{odd}”.",
          why: "People compare times, and have to convert one of them in their heads.",
          fix: "Use the 12-hour or the 24-hour clock throughout, as the language of the screen has it.",
        },
        price: {
          title: "Prices in several formats",
          problem: "Prices are written in different ways: “{usual}” and “{odd}”.",
          why: "A comma read as a point changes the price, and prices that do not line up are hard to compare.",
          fix: "Write all prices of a currency in one way, as the language of the screen has it.",
        },
        mark: {
          title: "One mark, written two ways",
          problem: "Some texts have {odd} where others have {usual}.",
          why: "Mixed marks look like text pasted together from several places.",
          fix: "Write {usual} in all of them.",
        },
      },
    },
    fr: {
      title: "Une chose écrite de deux façons",
      problem: "« {usual} » et « {odd} » écrivent une même chose de deux façons.",
      why: "On s’arrête pour se demander si les deux veulent dire la même chose.",
      fix: "Choisissez une façon et gardez-la partout.",
      kinds: {
        date: {
          title: "Dates en plusieurs formats",
          problem: "Les dates sont écrites de plusieurs façons : « {usual} » et « {odd} ».",
          why: "On ne distingue plus le jour du mois, et l’on choisit la mauvaise date.",
          fix: "Employez le même format d’un bout à l’autre, de préférence avec le mois en lettres.",
        },
        time: {
          title: "Heures dans plusieurs formats",
          problem: "Les heures sont écrites de plusieurs façons : « {usual} » et « {odd} ».",
          why: "On compare les heures, et il faut alors en convertir une de tête.",
          fix: "Écrivez partout l’heure de la même façon, selon l’usage de la langue de l’écran.",
        },
        price: {
          title: "Prix dans plusieurs formats",
          problem: "Les prix sont écrits de plusieurs façons : « {usual} » et « {odd} ».",
          why: "Une virgule lue comme un point change le prix, et des prix mal alignés se comparent mal.",
          fix: "Écrivez tous les prix d’une monnaie de la même façon, selon l’usage de la langue de l’écran.",
        },
        mark: {
          title: "Un signe, deux graphies",
          problem: "Certains textes ont {odd} là où d’autres ont {usual}.",
          why: "Des signes mélangés donnent l’impression de textes collés de plusieurs sources.",
          fix: "Écrivez partout {usual}.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) => {
    const texts = writtenTexts(frame);
    const mixed = mixturesIn(frame).map(({ kind, usual, odd, layers }) =>
      fail({ usual, odd }, { layers, kind }),
    );
    const marks = TYPED_MARKS.flatMap((mark) => {
      const layers = typedAmong(texts, mark);
      if (layers.length === 0) return [];
      const [from, to] = mark.rewrite;
      const mend = () => rewriteAll(layers, (text) => text.replace(from, to));
      const options = { kind: "mark", certainty: "measured", layers, mend } as const;
      return fail({ usual: mark.typeset, odd: mark.typed }, options);
    });
    return [...mixed, ...marks];
  },
});
