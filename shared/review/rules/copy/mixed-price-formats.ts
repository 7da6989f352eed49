import { proseTexts, wholeFrame } from "../../../perception/copy/copy-texts.ts";
import { mixedColumns } from "../../../perception/copy/mixed-column.ts";
import { currencyOf, priceFormat } from "../../../perception/text/price-format.ts";
import { wordsOf } from "../../../perception/text/prose.ts";
import type { TextLayer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

const currency = (text: TextLayer): string => currencyOf(priceFormat(wordsOf(text)) ?? "");

export const mixedPriceFormats = defineRule({
  id: "mixed-price-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
  says: {
    title: "Prices in several formats",
    problem: "One list writes its prices in different ways: “{usual}” and “{odd}”.",
    why: "A comma read as a point changes the price, and prices that do not line up are hard to compare.",
    fix: "Write all prices of a currency in one way, as the language of the screen has it.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = mixedColumns(frame, priceFormat).flatMap(({ usual, odd }) => {
      const [first, ...others] = odd.filter((text) => currency(text) === currency(usual));
      if (!first) return [];
      return fail({ usual: wordsOf(usual), odd: wordsOf(first) }, { layers: [first, ...others] });
    });
    return found.length > 0 ? found : pass();
  },
});
