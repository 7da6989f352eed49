import { wholeFrame, writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { list } from "../../../../standards/list.ts";
import { defineRule } from "../../../rule.ts";

const QUANTITY =
  /(?<![\p{L}\p{N}.,:/#-])(\d{1,9}(?:[.,]\d{1,3})*)([ \u00A0\u202F]?)(%|\p{L}{2,4})(?![\p{L}\p{N}.])/gu;

/** Other short words after a number are things that are counted, “3 free”. Hours and files have rules of their own. */
const UNITS = list(
  "%, xp, pt, pts, px, dp, rem, em, kg, mg, lb, lbs, oz, km, cm, mm, mi, ft, yd, ml, cl, dl, min, mins, sec, secs, ms",
  "kcal, cal, kj, kwh, kw, mah, mph, kmh, bpm, rpm, fps, db, hz, khz, mhz, ghz, mp, ppm, dpi, ppi",
  "usd, eur, gbp, chf, inr, brl, btc, eth",
);

interface Quantity {
  readonly layer: TextLayer;
  readonly written: string;
  readonly unit: string;
  readonly form: string;
}

const quantitiesIn = rememberedText((text) =>
  [...text.slice(0, 600).matchAll(QUANTITY)].flatMap(([written, , space = "", unit = ""]) =>
    UNITS.has(unit.toLowerCase())
      ? [{ written, unit: unit.toLowerCase(), form: `${space === "" ? "" : " "}${unit}` }]
      : [],
  ),
);

/** For each unit that is written in several forms one quantity of the form that most have, and all that have another. */
function mixturesOn(frame: Frame) {
  const byUnit = new Map<string, Quantity[]>();
  for (const layer of writtenTexts(frame))
    for (const found of quantitiesIn(layer.node.text.characters)) {
      const known = byUnit.get(found.unit);
      if (known) known.push({ ...found, layer });
      else byUnit.set(found.unit, [{ ...found, layer }]);
    }
  return [...byUnit.values()].flatMap((quantities) => {
    const counts = new Map<string, number>();
    for (const { form } of quantities) counts.set(form, (counts.get(form) ?? 0) + 1);
    const [[most] = [""]] = [...counts].toSorted(([, a], [, b]) => b - a);
    const usual = quantities.find(({ form }) => form === most);
    const [odd, ...others] = quantities.filter(({ form }) => form !== most);
    return usual && odd ? [{ usual, odd, others }] : [];
  });
}

export const mixedUnits = defineRule({
  id: "mixed-units",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
  says: {
    en: {
      title: "One unit written in two ways",
      problem: "“{usual}” and “{odd}” write the same unit in two ways.",
      why: "People stop and ask themselves whether both mean the same.",
      fix: "Choose one way, and write the unit like that everywhere.",
    },
    fr: {
      title: "Une unité écrite de deux façons",
      problem: "« {usual} » et « {odd} » écrivent la même unité de deux façons.",
      why: "On s’arrête pour se demander si les deux veulent dire la même chose.",
      fix: "Choisissez une façon et gardez-la partout.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) =>
    mixturesOn(frame).map(({ usual, odd, others }) =>
      fail(
        { usual: usual.written, odd: odd.written },
        { layers: [...new Set([odd, ...others, usual].map(({ layer }) => layer))] },
      ),
    ),
});
