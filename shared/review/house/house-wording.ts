import type { HouseRules, HouseWord } from "../../house-rules/house-rules.ts";
import { groupBy } from "../../group-by.ts";
import { copyTexts } from "../../perception/copy/copy-texts.ts";
import { type TextRole, textRoles } from "../../perception/copy/text-roles.ts";
import type { Frame, TextLayer } from "../../perception/frame/frame.ts";
import { rememberedObject } from "../../perception/frame/remembered-object.ts";
import { dateFormat, timeFormat } from "../../perception/text/formats/dates-and-times.ts";
import { letterCase } from "../../perception/text/formats/letter-case.ts";
import { currencyOf, priceFormat } from "../../perception/text/formats/price-format.ts";
import { textLanguage } from "../../perception/text/language/language.ts";
import { excerpt, wordsOf } from "../../perception/text/language/prose.ts";
import { shownText } from "../../perception/text/typography/shown-text.ts";
import { writeLike } from "./write-like.ts";
import { wordChange } from "../fixes/set-values.ts";
import { likeCase } from "../fixes/words/like-case.ts";
import { defineRule } from "../rule.ts";
import { findWords, type OtherWord } from "./find-words.ts";

type Values = NonNullable<HouseRules["values"]>;

const PLACE_OF_ROLE: Partial<Readonly<Record<TextRole, HouseWord["where"]>>> = {
  button: "buttons",
  heading: "headings",
};

const NO_RULES: HouseRules = { version: 1 };

/** The words of a house by the language and the place of a text: one list for all texts alike, on all its screens. */
const wordsFor = rememberedObject(({ words = [] }: HouseRules) => {
  const lists = new Map<string, readonly HouseWord[]>();
  return (language: string, place: HouseWord["where"]): readonly HouseWord[] => {
    const key = `${language} ${place ?? ""}`;
    const list =
      lists.get(key) ??
      words.filter(
        (word) =>
          (language === "unknown" || (word.language ?? language) === language) &&
          ((word.where ?? "everywhere") === "everywhere" || word.where === place),
      );
    lists.set(key, list);
    return list;
  };
});

const placeOf = (layer: TextLayer, frame: Frame): HouseWord["where"] =>
  PLACE_OF_ROLE[textRoles(frame).get(layer) ?? "unknown"];

/** The text with all its places of one word put right. */
const withWords = (text: string, others: readonly OtherWord[]): string =>
  others
    .toReversed()
    .reduce(
      (right, { at, found, better }) => right.slice(0, at) + better + right.slice(at + found.length),
      text,
    );

const byWord = (others: readonly OtherWord[]): readonly (readonly OtherWord[])[] => [
  ...groupBy(others, ({ word }) => word).values(),
];

const MODELS = { sentence: "Save all changes", title: "Save All Changes", capitals: "SAVE" } as const;

const isShouted = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** The text with the capitals that the house wants of buttons or headings; undefined where it has these. */
function inHouseCase(layer: TextLayer, wanted: keyof typeof MODELS | undefined): string | undefined {
  const shown = shownText(layer).trim();
  if (wanted === undefined) return undefined;
  const isOther = wanted === "capitals" ? /\p{Ll}/u.test(shown) : letterCase(shown) !== undefined;
  if (wanted !== "capitals" && !isShouted(shown) && (!isOther || letterCase(shown) === wanted))
    return undefined;
  const better = likeCase(shown, MODELS[wanted]);
  return better === shown ? undefined : better;
}

/** Capitals that the style of a text shows are no words to write. */
const isShownInCapitals = ({ node: { text } }: TextLayer): boolean =>
  text.runs.some((run) => run.case === "upper");

const placeOfSign = (text: string): string | undefined => {
  const format = priceFormat(text);
  return format?.replace(currencyOf(format), "¤");
};

const FORMATS = [
  ["dates", dateFormat],
  ["times", timeFormat],
  ["amounts", placeOfSign],
] as const;

/** The example of the house for a date, a time or an amount that is written otherwise. */
const exampleFor = (text: string, values: Values): string | undefined =>
  FORMATS.flatMap(([kind, formatOf]) => {
    const [example, format] = [values[kind], formatOf(text)];
    return example !== undefined && format !== undefined && formatOf(example) !== format ? [example] : [];
  })[0];

export const houseWording = defineRule({
  id: "house-wording",
  aspect: "copy",
  severity: "minor",
  certainty: "measured",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/ten-usability-heuristics/",
  kinds: {
    case: { basis: "https://learn.microsoft.com/en-us/style-guide/capitalization" },
    format: { basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html" },
  },
  says: {
    en: {
      title: "Your house says “{say}”",
      problem: "Your house says “{say}”, and this text has “{found}”.",
      why: "It is one of your house rules: people know one word for one thing.",
      fix: "Write “{better}”.",
      kinds: {
        exact: {
          title: "Your house writes “{say}”",
          problem: "Your house writes “{say}” and no other way, and this text has “{found}”.",
        },
        case: {
          title: "Your house writes “{say}”",
          problem: "By the capitals of your house this reads “{say}”, and it reads “{found}”.",
        },
        format: {
          title: "Your house writes it like {say}",
          problem: "Your house writes it like “{say}”, and here it is “{found}”.",
          fix: "Write it like “{better}”.",
        },
      },
    },
    fr: {
      title: "Chez vous, on dit « {say} »",
      problem: "Chez vous, on dit « {say} », et ce texte contient « {found} ».",
      why: "C’est l’une de vos règles maison : un seul mot pour une seule chose.",
      fix: "Écrivez « {better} ».",
      kinds: {
        exact: {
          title: "Chez vous, on écrit « {say} »",
          problem: "Chez vous, on écrit « {say} » et jamais autrement, et ce texte contient « {found} ».",
        },
        case: {
          title: "Chez vous, on écrit « {say} »",
          problem: "Avec les majuscules de vos règles maison, on lirait « {say} » ; on lit « {found} ».",
        },
        format: {
          title: "Chez vous, cela s’écrit comme {say}",
          problem: "Chez vous, cela s’écrit comme « {say} », et on lit ici « {found} ».",
          fix: "Écrivez-le comme « {better} ».",
        },
      },
    },
  },
  applies: copyTexts,
  check: (layer, { frame, fail }) => {
    const { house = NO_RULES } = frame.demands;
    const { values = {} } = house;
    const { characters } = layer.node.text;
    const place = placeOf(layer, frame);
    const others = findWords(characters, wordsFor(house)(textLanguage(layer, frame), place));
    const words = byWord(others).map((found) => {
      const [{ word, better }] = found as [OtherWord];
      const quoted = { say: word.say, better, found: found[0]?.found ?? "" };
      const isExact = word.kind === "exact" || word.kind === "name";
      return fail(quoted, {
        cause: `${word.say} ${quoted.found.toLowerCase()}`,
        ...(isExact && { kind: "exact" }),
        mend: () => wordChange(layer, withWords(characters, found), { from: quoted.found, to: better }),
      });
    });
    const better = inHouseCase(layer, place === "buttons" ? values.buttonCase : place && values.headingCase);
    const text = excerpt(wordsOf(layer));
    const example = exampleFor(wordsOf(layer), values);
    const right = example && writeLike(wordsOf(layer), example);
    return [
      ...words,
      ...(better === undefined
        ? []
        : [
            fail(
              { say: excerpt(better), better: excerpt(better), found: text },
              { kind: "case", mend: () => (isShownInCapitals(layer) ? [] : wordChange(layer, better)) },
            ),
          ]),
      ...(example === undefined
        ? []
        : [
            fail(
              { say: example, better: right ?? example, found: text },
              {
                kind: "format",
                cause: `${example} ${text}`,
                mend: () => (right === undefined ? [] : wordChange(layer, right)),
              },
            ),
          ]),
    ];
  },
});
