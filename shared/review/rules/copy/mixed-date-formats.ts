import type { Frame, TextLayer } from "../../frame.ts";
import { proseTexts, wholeFrame } from "../../computed/copy-texts.ts";
import { dateFormat } from "../../computed/date-format.ts";
import { wordsOf } from "../../computed/prose.ts";
import { styleOf } from "../../computed/text-style.ts";
import { defineRule } from "../../rule.ts";

/** A list is a column of texts set alike; elsewhere a long and a short date may both be meant. */
const FEWEST_IN_A_LIST = 3;

interface Dated {
  readonly layer: TextLayer;
  readonly format: string;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const datesIn = (frame: Frame): readonly Dated[] =>
  proseTexts(frame).flatMap((layer) => {
    const format = dateFormat(wordsOf(layer));
    return format ? [{ layer, format }] : [];
  });

const columnOf = ({ layer }: Dated): string => `${Math.round(layer.node.box.x)}|${styleOf(layer).sizePx}`;

/** The dates of a column by format, the usual format first. */
const formatsIn = (column: readonly Dated[]): readonly (readonly Dated[])[] =>
  groupBy(column, ({ format }) => format).toSorted((a, b) => b.length - a.length);

export const mixedDateFormats = defineRule({
  id: "mixed-date-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.w3.org/International/questions/qa-date-format",
  says: {
    title: "Dates in several formats",
    problem: "One list writes its dates in different ways: “{usual}” and “{odd}”.",
    why: "People can no longer tell the day from the month and pick the wrong date.",
    fix: "Use one format throughout, best with the month in letters.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = groupBy(datesIn(frame), columnOf).flatMap((column) => {
      const [usual, ...odd] = formatsIn(column);
      const [first, other] = [usual?.[0], odd[0]?.[0]];
      if (!first || !other || column.length < FEWEST_IN_A_LIST) return [];
      return fail(
        { usual: wordsOf(first.layer), odd: wordsOf(other.layer) },
        { layers: odd.flat().map(({ layer }) => layer) },
      );
    });
    return found.length > 0 ? found : pass();
  },
});
