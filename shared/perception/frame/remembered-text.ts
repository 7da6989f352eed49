/** Designs use few names and words many times. */
const MAX_REMEMBERED = 5000;

/** Makes a function remember what it said about a text; it forgets all when there are too many. */
export function rememberedText<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, { readonly value: T }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.value;
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    const value = ask(text);
    answers.set(text, { value });
    return value;
  };
}
