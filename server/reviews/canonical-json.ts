const sorted = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same JSON for the same value, whatever the order of its fields and the spaces it came with. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
