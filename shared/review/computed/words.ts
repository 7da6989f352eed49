const split = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** Designs use few names many times. */
const MAX_REMEMBERED = 5000;
const known = new Map<string, readonly string[]>();

/**
 * The words of a layer's name, in lower case and without accents: `cancelButton` and `Cancel/Button` both give
 * `cancel` and `button`.
 */
export function nameWords(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const words = split(name);
  known.set(name, words);
  return words;
}
