/** Checks of the values that a plugin sets, which refuse in the editor's words. */

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && value >= least && value <= most;

/** Throws unless a number is within its bounds. */
export function requireNumber(name: string, value: unknown, least: number, most = Infinity): void {
  if (isBetween(value, least, most)) return;
  const bounds = most === Infinity ? `at least ${least}` : `from ${least} to ${most}`;
  throw new Error(
    `in set_${name}: Expected "${name}" to be a number ${bounds} but got ${String(value)} instead.`,
  );
}

/** A colour has no opacity of its own: that is the paint's. */
const isColor = (color: unknown): boolean =>
  typeof color === "object" &&
  color !== null &&
  Object.keys(color).length === 3 &&
  ["r", "g", "b"].every((part) => isBetween((color as Record<string, unknown>)[part], 0, 1));

/** The source of a pattern has to be loaded first: only `setFillsAsync` and `setStrokesAsync` do that. */
export function refusePatterns(name: string, paints: readonly Paint[]): void {
  if (paints.some(({ type }) => type === "PATTERN"))
    throw new Error(`in set_${name}: Pattern paints must be set asynchronously.`);
}

/** Throws unless all plain colours among the paints are colours. */
export function requirePaints(name: string, paints: readonly Paint[]): void {
  const index = paints.findIndex((paint) => paint.type === "SOLID" && !isColor(paint.color));
  if (index !== -1)
    throw new Error(`in set_${name}: Property "${name}" failed validation: Invalid color at [${index}].`);
}
