/** One of two wordings, as English counts: only one is one. */
export const pluralEn = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** One of two wordings, as French counts: none is one, too. */
export const pluralFr = (count: number, one: string, many: string): string => (count < 2 ? one : many);

/** A count with one of two wordings, as English counts. */
export const countEn = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${pluralEn(count, one, many)}`;

/** A count with one of two wordings, as French counts. */
export const countFr = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("fr")} ${pluralFr(count, one, many)}`;
