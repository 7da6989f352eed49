/** Designs use few names and words many times. */
const MAX_REMEMBERED = 5000;
/** Long ones are kept alive only as long as they are talked about. */
const MAX_CHARACTERS = 1_000_000;

/** Makes a function remember what it said about a text; it forgets all when there are too many. */
export function rememberedText<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, { readonly value: T }>();
  let characters = 0;
  return (text) => {
    const known = answers.get(text);
    if (known) return known.value;
    if (answers.size >= MAX_REMEMBERED || characters >= MAX_CHARACTERS) {
      answers.clear();
      characters = 0;
    }
    const value = ask(text);
    answers.set(text, { value });
    characters += text.length;
    return value;
  };
}
