import { groupBy } from "../../../group-by.ts";
import type { Variant } from "./variants.ts";

/** A value that some variants have where those like them have another. */
export interface OddVariants {
  readonly value: string;
  readonly usual: string;
  readonly variants: readonly Variant[];
}

/** A variant with the value that is compared. */
interface Measured {
  readonly variant: Variant;
  readonly value: string;
}

const FEWEST_VARIANTS = 6;
/** In a larger set nobody sees which variants are in step, and comparing takes too long. */
const MOST_VARIANTS = 2000;
/** So few of a group are slips; more are meant. */
const LARGEST_SHARE = 1 / 6;
/** A property may decide a value when it has been seen to, in several variants of each of its values. */
const FEWEST_A_GROUP = 2;
/** A set has a few properties; of more only the first are looked at. */
const MOST_PROPERTIES = 6;

type Grouping = readonly string[];

function groupingsOf(variants: readonly Variant[]): readonly Grouping[] {
  const properties = [...new Set(variants.flatMap(({ settings }) => [...settings.keys()]))].slice(
    0,
    MOST_PROPERTIES,
  );
  const pairs = properties.flatMap((a, index) => properties.slice(index + 1).map((b) => [a, b]));
  return [[], ...properties.map((property) => [property]), ...pairs];
}

const inGroups = (measured: readonly Measured[], grouping: Grouping): readonly (readonly Measured[])[] => [
  ...groupBy(measured, ({ variant }) =>
    JSON.stringify(grouping.map((property) => variant.settings.get(property))),
  ).values(),
];

/** The values of a group, the most frequent first. */
const byFrequency = (group: readonly Measured[]): readonly (readonly [string, readonly Measured[]])[] =>
  [...groupBy(group, ({ value }) => value)].toSorted(([, a], [, b]) => b.length - a.length);

const isUniform = (group: readonly Measured[]): boolean =>
  group.every(({ value }) => value === group[0]?.value);

/** Some properties decide the value in all variants: it is meant. */
const explains = (groups: readonly (readonly Measured[])[], count: number): boolean =>
  groups.length * FEWEST_A_GROUP <= count && groups.every(isUniform);

/** The odd ones of a group that is large enough to tell what is usual in it. */
function oddIn(group: readonly Measured[]): readonly OddVariants[] {
  const [[usual, most] = ["", []], ...others] = byFrequency(group);
  const odd = others.flatMap(([, some]) => some);
  if (group.length < FEWEST_VARIANTS || odd.length > LARGEST_SHARE * group.length || most.length === 0)
    return [];
  return others.map(([value, some]) => ({ value, usual, variants: some.map(({ variant }) => variant) }));
}

/** All variants with one value of a property differ together: that is how this value is drawn. */
function isMeant({ variants: odd }: OddVariants, measured: readonly Measured[], grouping: Grouping): boolean {
  const [first, ...others] = odd;
  if (!first) return true;
  const inGroup = ({ variant }: Measured): boolean =>
    grouping.every((property) => variant.settings.get(property) === first.settings.get(property));
  const group = measured.filter(inGroup);
  return [...first.settings].some(([property, value]) => {
    if (grouping.includes(property)) return false;
    if (others.some(({ settings }) => settings.get(property) !== value)) return false;
    const same = group.filter(({ variant }) => variant.settings.get(property) === value);
    return same.length === odd.length && same.length > 1;
  });
}

/**
 * The variants that have another value than those like them, where no property, and no two of them, decide it.
 * @param valueOf what is compared; variants of which it is undefined are left out.
 */
export function oddVariants(
  variants: readonly Variant[],
  valueOf: (variant: Variant) => string | undefined,
): readonly OddVariants[] {
  const measured = variants.flatMap((variant) => {
    const value = valueOf(variant);
    return value === undefined ? [] : [{ variant, value }];
  });
  if (measured.length < FEWEST_VARIANTS || measured.length > MOST_VARIANTS || isUniform(measured)) return [];
  const groupings = groupingsOf(variants).map((grouping) => ({
    grouping,
    groups: inGroups(measured, grouping),
  }));
  if (groupings.some(({ groups }) => explains(groups, measured.length))) return [];
  for (const { grouping, groups } of groupings) {
    const large = groups.filter((group) => group.length >= FEWEST_VARIANTS);
    if (large.length < groups.length) continue;
    const odd = groups.map(oddIn);
    const isClear = groups.every((group, index) => isUniform(group) || (odd[index]?.length ?? 0) > 0);
    if (!isClear) continue;
    return odd.flat().filter((one) => !isMeant(one, measured, grouping));
  }
  return [];
}
