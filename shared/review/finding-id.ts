/** The id of a finding as its rule gives it: two of a rule on one layer begin alike, and the second has a number. */
export const idByRule = (id: string): string => id.replace(/#\d+$/u, "");

/** The ids that are taken, each with how many are told apart under it. */
export type TakenIds = Map<string, number>;

/** The first free of an id and of those with a number; it is taken then. */
export function idApart(id: string, taken: TakenIds): string {
  let count = taken.get(id) ?? 0;
  let apart = count === 0 ? id : `${id}#${count + 1}`;
  while (taken.has(apart)) {
    count += 1;
    apart = `${id}#${count + 1}`;
  }
  taken.set(apart, 1);
  taken.set(id, count + 1);
  return apart;
}
